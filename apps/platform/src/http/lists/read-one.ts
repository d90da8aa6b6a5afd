import { and, type SQL, sql } from 'drizzle-orm';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import type { RawRow } from './fields.ts';
import { type Fields, rowReader, selection } from './fields.ts';

interface Readable<F extends Fields, Row> {
  readonly fields: F;
  readonly source: SQL;
  readonly toRow: (raw: RawRow<F>) => Row;
}

/** One row as its list shows it; undefined if none meets the condition. */
export async function readOne<F extends Fields, Row>(
  source: ReadSource,
  list: Readable<F, Row>,
  condition: SQL | undefined,
): Promise<Row | undefined> {
  const query = sql`select ${selection(list.fields)} from ${list.source}
    where ${and(condition, sql`true`)} limit 1`;
  const [texts] = await source.texts(query);
  return texts && list.toRow(rowReader(list.fields)(texts));
}
