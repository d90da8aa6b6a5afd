import { csvRecords } from '@payfac/domain/csv';

/** A row of a CSV file. */
export type CsvRow = readonly string[];

/** The file isn't valid CSV. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

/**
 * Reads CSV (RFC 4180).
 * @param limit the most rows to read; more is an error.
 * @throws CsvProblem for a quote in an unquoted field, text after a closing quote, or an unclosed quote.
 */
export function readCsv(text: string, limit: number): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const { cells, isMalformed } of csvRecords(text)) {
    if (isMalformed) throw new CsvProblem(`Row ${rows.length} has a quote in the wrong place.`);
    if (rows.length === limit) throw new CsvProblem(`The file has more than ${limit} rows.`);
    rows.push(cells);
  }
  return rows;
}
