const isRows = (rows: unknown): rows is readonly object[] => Array.isArray(rows);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

const cell = (value: unknown): string => {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A list's answer as CSV: a line of column names, then a line a row. */
export function csvOf(answer: unknown): string {
  const rows = typeof answer === 'object' && answer !== null && 'data' in answer && answer.data;
  if (!isRows(rows)) return '';
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  return [columns, ...lines.map((line) => columns.map((column) => line.get(column)))]
    .map((values) => `${values.map(cell).join(',')}\r\n`)
    .join('');
}
