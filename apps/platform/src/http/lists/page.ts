import { exactCountLimit } from '@payfac/api/contract';
import { defaultPageSize } from '@payfac/domain/enumerations';
import type { Pool } from 'pg';
import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';
import type { SessionContext } from '../context.ts';
import { CallFailure } from '../failures.ts';
import { cancellable } from './cancellable.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { ListDefinition, ListQuery, ShownTo } from './definition.ts';
import { type Fields, rowReader } from './fields.ts';
import { after } from './order.ts';
import { conditionOf, looksForText, orderOf, timeoutOf } from './query.ts';
import { readByLook, readSideBySide } from './read-page.ts';
import { readTexts } from './reading.ts';

export interface Page<Row> {
  data: Row[];
  count: number;
  countIsLowerBound?: boolean;
  nextCursor?: string;
}

const patternRefused = (message: string) =>
  new CallFailure({ status: 422, code: 'PATTERN_REFUSED', message });

/** What the database says of a pattern it will not run, in words for the person who typed it. */
function asPatternProblem(problem: unknown): unknown {
  switch (databaseErrorOf(problem)?.code) {
    case '57014':
      return patternRefused(
        'That pattern takes too long to run. Narrow the dates or use plain text.',
      );
    case '2201B':
      return patternRefused('That pattern can’t be run. Simplify it or use plain text.');
    default:
      return problem;
  }
}

/** A function that returns one page of a list. @param shownTo all of each row by default. */
export function pageOf<Query extends ListQuery, F extends Fields, Row>(
  pool: Pool,
  list: ListDefinition<Query, F, Row>,
  shownTo: ShownTo<Row> = (row) => row,
) {
  const read = rowReader(list.fields);
  const width = Object.keys(list.fields).length;

  return async ({ query }: { query: Query }, context: SessionContext): Promise<Page<Row>> => {
    const { signal } = context;
    const timeoutMs = timeoutOf(query);
    const limits = timeoutMs === undefined ? [] : [`statement_timeout = ${Math.trunc(timeoutMs)}`];
    const condition = conditionOf(list, query, context);
    const order = orderOf(list, query);
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, order.name);
    const size = query.pageSize ?? defaultPageSize;
    const offset = cursor ? 0 : ((query.page ?? 1) - 1) * size;
    const readPage = list.keySource && looksForText(query) ? readByLook : readSideBySide;
    const { rows, count } = await readPage({
      list,
      condition,
      beyond: cursor && after(order, cursor),
      order,
      part: { limit: size + 1, offset },
      read: (reading, settings = []) =>
        cancellable(pool, { signal, settings: [...limits, ...settings] }, (client) =>
          readTexts(client, reading),
        ),
    }).catch((problem: unknown) => {
      throw timeoutMs === undefined ? problem : asPatternProblem(problem);
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
