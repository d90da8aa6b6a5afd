import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { TextRow } from './fields.ts';

const dialect = new PgDialect();

/** Leaves every value as PostgreSQL's text: the columns' codecs read it. */
const asText = { getTypeParser: () => (text: string) => text };

/** Reads rows as texts, in the order of the query's columns. */
export async function readTexts(client: Pool | PoolClient, query: SQL): Promise<TextRow[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows } = await client.query<(string | null)[]>({
    text,
    values: params,
    rowMode: 'array',
    types: asText,
  });
  return rows;
}
