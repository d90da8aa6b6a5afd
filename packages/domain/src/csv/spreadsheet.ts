/** First in every file that people open: Excel for Windows reads UTF-8 without it as another code page. */
export const utf8Mark = '\uFEFF';

/** Most cells hold none of these and need nothing. */
const remarkable = /[",\r\n\t=+\-@＝＋－＠]/;
const needsQuotes = /[",\r\n]/;
/** East Asian Excel runs the full-width forms as well. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe;
 * numbers, negative ones included, are left as they are.
 */
export function spreadsheetCell(text: string): string {
  if (!remarkable.test(text)) return text;
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const spreadsheetLine = (cells: readonly string[]): string =>
  `${cells.map(spreadsheetCell).join(',')}\r\n`;

/** A whole file for people: the mark, then its lines. What a machine reads back exactly is `csvText`. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  `${utf8Mark}${rows.map(spreadsheetLine).join('')}`;
