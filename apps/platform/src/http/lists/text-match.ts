import { parseFilterPattern } from '@payfac/domain/patterns';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** JavaScript's word boundary is another letter in PostgreSQL. */
const toPostgres = (source: string): string =>
  source.replace(/\\(.)/gs, (escape, letter: string) => {
    if (letter === 'b') return '\\y';
    if (letter === 'B') return '\\Y';
    return letter === '/' ? '/' : escape;
  });

/** JavaScript's flags as PostgreSQL's embedded options: what `.`, `^` and `$` do at a line's end. */
function optionsOf(flags: string): string {
  const lines = flags.includes('m')
    ? flags.includes('s')
      ? 'w'
      : 'n'
    : flags.includes('s')
      ? 's'
      : 'p';
  return `(?${flags.includes('i') ? 'i' : ''}${lines})`;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a filter is a pattern, which the database runs under a time limit of its own. */
export const isPattern = (input: string): boolean => parseFilterPattern(input).kind === 'pattern';

/** Three letters or digits in a row, or fewer at what is an end of a word. */
const wordPart = /\w{3}|\w{2}\W|\W\w/;

/** Whether an index of texts serves what was typed: it knows in which rows three letters or digits follow each other. */
export const isIndexed = (input: string): boolean => !isPattern(input) && wordPart.test(input);

/** Text that contains what was typed, in any case, or matches its `/pattern/flags`. */
export function textMatch(column: SQLWrapper, input: string): SQL {
  const parsed = parseFilterPattern(input);
  if (parsed.kind === 'text') return sql`${column} ilike ${`%${escapeLike(parsed.text)}%`}`;
  return sql`${column} ~ ${optionsOf(parsed.flags) + toPostgres(parsed.source)}`;
}

/**
 * An id, whole or in part. Its prefix stands nowhere but at its start: an index for beginnings finds what starts so. `~` is
 * behind every character of an id.
 * @param prefix such as `cus_`.
 */
export function idMatch(column: SQLWrapper, prefix: string, input: string): SQL {
  const beginning = input.toLowerCase();
  if (!beginning.startsWith(prefix) || /\W/.test(input)) return textMatch(column, input);
  return sql`(${column} ~>=~ ${beginning} and ${column} ~<~ ${`${beginning}~`})`;
}

export const anyTextMatch = (columns: readonly SQLWrapper[], input: string): SQL =>
  or(...columns.map((column) => textMatch(column, input))) ?? sql`false`;
