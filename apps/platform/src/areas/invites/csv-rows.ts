/** A row of a CSV file, with the line it begins on left out: rows are counted, not lines. */
export type CsvRow = readonly string[];

/** The file is no CSV. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

/**
 * Reads CSV (RFC 4180): fields by commas, quoted ones with doubled quotes inside, lines by CRLF or
 * LF. Empty lines are left out; a byte order mark is dropped.
 * @param limit rows read at most; one more than that is an error.
 * @throws CsvProblem for a quote in a plain field, text after a closing quote, or a quote left open.
 */
export function readCsv(text: string, limit: number): CsvRow[] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    if (rows.length > limit) throw new CsvProblem(`The file has more than ${limit} rows.`);
    row = [];
  };
  while (at < source.length) {
    field.lastIndex = at;
    const match = field.exec(source);
    const quoted = match?.[1];
    row.push(quoted === undefined ? (match?.[2] ?? '') : quoted.replaceAll('""', '"'));
    at += match?.[0].length ?? 0;
    const end = /,|\r?\n|$/y;
    end.lastIndex = at;
    const separator = end.exec(source)?.[0];
    if (separator === undefined) {
      throw new CsvProblem(`Row ${rows.length} has a quote in the wrong place.`);
    }
    at += separator.length;
    if (separator === ',') {
      if (at === source.length) row.push('');
      continue;
    }
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
}
