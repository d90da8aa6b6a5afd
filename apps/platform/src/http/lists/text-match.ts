import { parseFilterPattern } from '@payfac/domain/patterns';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** PostgreSQL has another letter for JavaScript's word boundary. */
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

/** Whether a filter is a pattern, which runs under its own time limit. */
export const isPattern = (input: string): boolean => parseFilterPattern(input).kind === 'pattern';

/** Three letters or digits in a row, or fewer at the end of a word. */
const wordPart = /\w{3}|\w{2}\W|\W\w/;

/** Whether a text index serves the input: it finds rows by three consecutive letters or digits. */
export const isIndexed = (input: string): boolean => !isPattern(input) && wordPart.test(input);

/** Text that contains what was typed, in any case, or matches its `/pattern/flags`. */
export function textMatch(column: SQLWrapper, input: string): SQL {
  const parsed = parseFilterPattern(input);
  if (parsed.kind === 'text') return sql`${column} ilike ${`%${escapeLike(parsed.text)}%`}`;
  return sql`${column} ~ ${optionsOf(parsed.flags) + toPostgres(parsed.source)}`;
}

/**
 * An ID, whole or in part. Its prefix occurs only at its start: an index for beginnings finds matches. `~` sorts after
 * every character of an ID.
 * @param prefix such as `cus_`.
 */
export function idMatch(column: SQLWrapper, prefix: string, input: string): SQL {
  const beginning = input.toLowerCase();
  if (!beginning.startsWith(prefix) || /\W/.test(input)) return textMatch(column, input);
  return sql`(${column} ~>=~ ${beginning} and ${column} ~<~ ${`${beginning}~`})`;
}

export const anyTextMatch = (columns: readonly SQLWrapper[], input: string): SQL =>
  or(...columns.map((column) => textMatch(column, input))) ?? sql`false`;
