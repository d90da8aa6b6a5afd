const needsQuotes = /[",\r\n]|^\s|\s$/;

const cellText = (cell: string): string =>
  needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Rows as CSV (RFC 4180), for machines. For people, use `spreadsheetText`. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
