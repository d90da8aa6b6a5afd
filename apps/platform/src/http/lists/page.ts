import { exactCountLimit } from '@payfac/api/contract';
import { defaultPageSize } from '@payfac/domain/enumerations';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import type { SessionContext } from '../context.ts';
import { boundedRead } from './bounded-read.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { ListDefinition, ListQuery, ShownTo } from './definition.ts';
import { type Fields, rowReader } from './fields.ts';
import { commonOf, conditionOf, looksForText, orderOf, partsOf } from './query.ts';
import { readFound, readSideBySide } from './read-page.ts';

export interface Page<Row> {
  data: Row[];
  count: number;
  countIsLowerBound?: boolean;
  nextCursor?: string;
}

/** A function that returns one page of a list. @param shownTo what a caller sees of each row; all by default. */
export function pageOf<Query extends ListQuery, F extends Fields, Row>(
  pool: ReadSource,
  list: ListDefinition<Query, F, Row>,
  shownTo: ShownTo<Row> = (row) => row,
) {
  const read = rowReader(list.fields);
  const width = Object.keys(list.fields).length;

  return async ({ query }: { query: Query }, context: SessionContext): Promise<Page<Row>> => {
    const condition = conditionOf(list, query, context);
    const order = orderOf(list, query);
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, order.name);
    const size = query.pageSize ?? defaultPageSize;
    const offset = cursor ? 0 : ((query.page ?? 1) - 1) * size;
    const readPage = list.keySource && looksForText(list, query) ? readFound : readSideBySide;
    const { rows, count } = await readPage({
      list,
      condition,
      parts: partsOf(list, query, context),
      common: commonOf(list, query, context),
      cursor,
      order,
      part: { limit: size + 1, offset },
      read: boundedRead(pool, query, context.signal),
    });

    const last = rows.length > size ? rows[size - 1] : undefined;
    return {
      data: rows.slice(0, size).map((texts) => shownTo(list.toRow(read(texts)), context)),
      count: Math.min(count, exactCountLimit),
      ...(count > exactCountLimit ? { countIsLowerBound: true } : {}),
      ...(last
        ? {
            nextCursor: writeCursor({
              sort: order.name,
              value: last[width] ?? null,
              id: last[width + 1] ?? '',
            }),
          }
        : {}),
    };
  };
}
