import type { Pool } from 'pg';
import type { SessionContext } from '../context.ts';
import type { ExportDefinition, ListDefinition, ListQuery, ShownTo } from '../lists/definition.ts';
import { type Fields, rowReader } from '../lists/fields.ts';
import { conditionOf, orderOf, recordsQuery, timeoutOf } from '../lists/query.ts';
import { csvLine } from './cell.ts';
import { type CsvColumn, lineOf } from './columns.ts';
import type { CsvExport } from './export.ts';
import { readBatches } from './read-batches.ts';
import { readRecord } from './record.ts';
import { zonedText } from './zoned-text.ts';

const headerOf = (column: CsvColumn<never>, zone: string): string =>
  column.isInstant ? `${column.header} (${zone})` : column.header;

/** A reading whose failure counts when it is waited for, not before. */
function ahead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => undefined);
  return reading;
}

/** A function that exports a list: the rows, order and codecs of its pages, all of them. */
export function exportOf<Query extends ListQuery, F extends Fields, Row>(
  pool: Pool,
  list: ListDefinition<Query, F, Row>,
  { fileName, columns }: ExportDefinition<Query, Row>,
  shownTo: ShownTo<Row> = (row) => row,
) {
  const read = rowReader(list.fields);

  return async ({ query }: { query: Query }, context: SessionContext): Promise<CsvExport> => {
    const records = recordsQuery(list, conditionOf(list, query, context), orderOf(list, query));
    const instants = zonedText(context.timeZone);
    const header = csvLine(columns.map((column) => headerOf(column, context.timeZone)));
    const batches = await readBatches(pool, records, timeoutOf(query), {
      caller: context.session.person.userId,
      brand: context.scope.facilitatorId,
    });

    async function* pieces() {
      try {
        yield header;
        // The next rows are on their way while these are written.
        let coming = ahead(batches.next());
        for (let batch = await coming; batch.length > 0; batch = await coming) {
          coming = ahead(batches.next());
          let piece = '';
          for (const record of batch) {
            const row = shownTo(list.toRow(read(readRecord(record))), context);
            piece += lineOf(columns, row, instants);
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
