/** Most cells hold none of these and need nothing. */
const REMARKABLE = /[",\r\n\t=+\-@]/;
const NEEDS_QUOTES = /[",\r\n]/;
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe;
 * numbers, negative ones included, are left as they are.
 */
export function csvCell(text: string): string {
  if (!REMARKABLE.test(text)) return text;
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
