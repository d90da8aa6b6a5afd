const isRows = (rows: unknown): rows is readonly object[] => Array.isArray(rows);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

const cell = (value: unknown): string => {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A list's response as CSV: a header line, then one line per row. */
export function csvOf(response: unknown): string {
  const rows =
    typeof response === 'object' && response !== null && 'data' in response && response.data;
  if (!isRows(rows)) return '';
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  return [columns, ...lines.map((line) => columns.map((column) => line.get(column)))]
    .map((values) => `${values.map(cell).join(',')}\r\n`)
    .join('');
}
