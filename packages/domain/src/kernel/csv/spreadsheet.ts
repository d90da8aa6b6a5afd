/** First in every file that people open: Excel for Windows reads UTF-8 without it as another code page. */
export const utf8Mark = '\uFEFF';

/** Most cells hold none of these and need nothing. */
const remarkable = /[",\r\n\t=+\-@＝＋－＠]/;
const needsQuotes = /[",\r\n]/;
/** East Asian Excel runs the full-width forms as well. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Digits that a spreadsheet does not keep: it drops zeros ahead, of the last four digits 0005 and of a ZIP code
 * 04102, keeps 15 digits of a long number, and reads 12E4 as a power. Excel does so inside quotes as well, so
 * that quotes do not help; `="0005"` does, and is a formula that other programs show as it stands. An apostrophe
 * makes text of them everywhere, as it does of a formula.
 */
const lostDigits = /^-?0\d+(?:\.\d+)?$|^-?\d{16,}$|^\d+[eE]\d+$/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula, or whose digits it would change, gets a
 * leading apostrophe; other numbers, negative ones included, are left as they are.
 */
export function spreadsheetCell(text: string): string {
  if (lostDigits.test(text)) return `'${text}`;
  if (!remarkable.test(text)) return text;
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const spreadsheetLine = (cells: readonly string[]): string =>
  `${cells.map(spreadsheetCell).join(',')}\r\n`;

/** A whole file for people: the mark, then its lines. What a machine reads back exactly is `csvText`. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  `${utf8Mark}${rows.map(spreadsheetLine).join('')}`;
