import { spreadsheetLine, utf8Mark } from '@payfac/domain/csv';
import { formatDay } from '@payfac/domain/time';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import type { SessionContext } from '../context.ts';
import type { ExportDefinition, ListDefinition, ListQuery, ShownTo } from '../lists/definition.ts';
import { type Fields, rowReader } from '../lists/fields.ts';
import { conditionOf, orderOf, rowsQuery, timeoutOf } from '../lists/query.ts';
import { type CsvColumn, lineOf } from './columns.ts';
import type { CsvExport } from './export.ts';
import { readBatches } from './read-batches.ts';
import { zonedText } from './zoned-text.ts';

const headerOf = (column: CsvColumn<never>, zone: string): string =>
  column.isInstant ? `${column.header} (${zone})` : column.header;

/** The local day of a query's date filter; a filter that isn't an instant was sent as a local date and time. */
const dayOf = (at: unknown, zone: string): string | undefined =>
  at instanceof Date
    ? formatDay(at, zone)
    : typeof at === 'string'
      ? at.slice(0, 'yyyy-mm-dd'.length)
      : undefined;

/** The file name's part for the requested days, such as `_2026-10-28_2026-11-26`. */
function periodOf(query: ListQuery, zone: string): string {
  const from = dayOf('from' in query ? query.from : undefined, zone);
  const end = 'to' in query ? query.to : undefined;
  // The end is exclusive.
  const last = dayOf(end instanceof Date ? new Date(end.getTime() - 1) : end, zone);
  if (from === undefined) return last === undefined ? '' : `_until_${last}`;
  return last === undefined ? `_from_${from}` : `_${from}_${last}`;
}

/** Starts reading ahead; a failure is only reported once the result is awaited. */
function ahead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => undefined);
  return reading;
}

/** A function that exports a list: all rows, in the order and with the codecs of its pages. */
export function exportOf<Query extends ListQuery, F extends Fields, Row>(
  pool: ReadSource,
  list: ListDefinition<Query, F, Row>,
  { fileName, columns }: ExportDefinition<Query, Row>,
  shownTo: ShownTo<Row> = (row) => row,
) {
  const read = rowReader(list.fields);

  return async ({ query }: { query: Query }, context: SessionContext): Promise<CsvExport> => {
    const rows = rowsQuery(list, conditionOf(list, query, context), orderOf(list, query));
    const instants = zonedText(context.timeZone);
    const header = spreadsheetLine(columns.map((column) => headerOf(column, context.timeZone)));
    const batches = await readBatches(pool, rows, timeoutOf(query), {
      caller: context.session.person.userId,
      brand: context.scope.facilitatorId,
    });

    async function* pieces() {
      try {
        yield `${utf8Mark}${header}`;
        // Reads the next rows while these are written.
        let coming = ahead(batches.next());
        for (let batch = await coming; batch.length > 0; batch = await coming) {
          coming = ahead(batches.next());
          let piece = '';
          for (const texts of batch) {
            const row = shownTo(list.toRow(read(texts)), context);
            piece += lineOf(columns, row, instants);
          }
          yield piece;
        }
      } finally {
        await batches.close();
      }
    }
    return {
      fileName: `${fileName(query)}${periodOf(query, context.timeZone)}.csv`,
      pieces: pieces(),
    };
  };
}
