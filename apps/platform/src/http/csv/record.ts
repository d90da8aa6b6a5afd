import type { TextRow } from '../lists/fields.ts';

const quote = '"'.charCodeAt(0);
const escape = /"(")|\\(.)/gs;

/** Where a quoted value that begins at a place ends: a quote that is neither doubled nor escaped. */
function endOfQuoted(text: string, begin: number): number {
  for (let at = begin; ; at += 1) {
    const letter = text[at];
    if (letter === '\\' || (letter === '"' && text[at + 1] === '"')) at += 1;
    else if (letter === '"') return at;
    else if (letter === undefined) throw new Error('A record of the database ends in a quote.');
  }
}

/** Most quoted values have spaces in them and nothing else to take care of. */
function unquoted(text: string, begin: number): readonly [value: string, end: number] {
  const first = text.indexOf('"', begin);
  const value = text.slice(begin, first === -1 ? begin : first);
  if (first !== -1 && text.charCodeAt(first + 1) !== quote && !value.includes('\\'))
    return [value, first];
  const end = endOfQuoted(text, begin);
  return [text.slice(begin, end).replace(escape, '$1$2'), end];
}

/**
 * Reads PostgreSQL's text of a record, `(a,"b c",,"")`: commas between values, nothing for null, and
 * quotes round what holds a space, a comma, a quote, a backslash or a parenthesis, or is empty. One text
 * a row costs the driver half of what a text for each of its values does.
 * @throws Error for a text that ends before its record does.
 */
export function readRecord(text: string): TextRow {
  const values: (string | null)[] = [];
  const end = text.length - 1;
  let at = 0;
  while (at < end) {
    at += 1;
    if (text.charCodeAt(at) === quote) {
      const [value, last] = unquoted(text, at + 1);
      values.push(value);
      at = last + 1;
    } else {
      const comma = text.indexOf(',', at);
      const last = comma === -1 ? end : comma;
      values.push(last === at ? null : text.slice(at, last));
      at = last;
    }
  }
  return values;
}
