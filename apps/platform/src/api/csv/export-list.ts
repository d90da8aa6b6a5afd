import type { Pool } from 'pg';
import type { SessionContext } from '../context.ts';
import type { ExportDefinition, ListDefinition, ListQuery } from '../lists/definition.ts';
import { type Fields, rowReader } from '../lists/fields.ts';
import { conditionOf, orderOf, rowsQuery, timeoutOf } from '../lists/query.ts';
import { csvLine } from './cell.ts';
import type { CsvColumn } from './columns.ts';
import type { CsvExport } from './export.ts';
import { readBatches } from './read-batches.ts';
import { zonedText } from './zoned-text.ts';

const headerOf = (column: CsvColumn<never>, zone: string): string =>
  column.isInstant ? `${column.header} (${zone})` : column.header;

/** A function that exports a list: the rows, order and codecs of its pages, all of them. */
export function exportOf<Query extends ListQuery, F extends Fields, Row>(
  pool: Pool,
  list: ListDefinition<Query, F, Row>,
  { fileName, columns }: ExportDefinition<Query, Row>,
) {
  const read = rowReader(list.fields);

  return async ({ query }: { query: Query }, context: SessionContext): Promise<CsvExport> => {
    const rows = rowsQuery(list, conditionOf(list, query, context), orderOf(list, query));
    const instants = zonedText(context.timeZone);
    const header = csvLine(columns.map((column) => headerOf(column, context.timeZone)));
    const batches = await readBatches(pool, rows, timeoutOf(query));

    async function* pieces() {
      try {
        yield header;
        for (let batch = await batches.next(); batch.length > 0; batch = await batches.next()) {
          let piece = '';
          for (const texts of batch) {
            const row = list.toRow(read(texts));
            piece += csvLine(columns.map((column) => column.cell(row, instants)));
          }
          yield piece;
        }
      } finally {
        await batches.close();
      }
    }
    return { fileName: `${fileName(query)}.csv`, pieces: pieces() };
  };
}
