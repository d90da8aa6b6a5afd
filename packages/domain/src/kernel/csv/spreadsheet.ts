/** Byte order mark of every file for people: without it Excel for Windows doesn't read UTF-8. */
export const utf8Mark = '\uFEFF';

/** A cell without any of these is written unchanged. */
const remarkable = /[",\r\n\t=+\-@＝＋－＠]/;
const needsQuotes = /[",\r\n]/;
/** East Asian Excel also runs the full-width forms. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Digits that a spreadsheet changes: it drops leading zeros (0005 of a card, 04102 of a ZIP code), keeps only 15 digits
 * of a long number, and reads 12E4 as a power of ten. Excel does so inside quotes too; `="0005"` prevents it but is a
 * formula that other programs show literally. A leading apostrophe makes it text everywhere, as it does for a formula.
 */
const lostDigits = /^-?0\d+(?:\.\d+)?$|^-?\d{16,}$|^\d+[eE]\d+$/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula, or whose digits it would change, gets a leading
 * apostrophe; other numbers, including negative ones, are unchanged.
 */
export function spreadsheetCell(text: string): string {
  if (lostDigits.test(text)) return `'${text}`;
  if (!remarkable.test(text)) return text;
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const spreadsheetLine = (cells: readonly string[]): string =>
  `${cells.map(spreadsheetCell).join(',')}\r\n`;

/** A whole file for people: the byte order mark, then the lines. For machines, use `csvText`. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  `${utf8Mark}${rows.map(spreadsheetLine).join('')}`;
