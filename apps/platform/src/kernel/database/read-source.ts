import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { cancelQuery } from './cancel-query.ts';
import type { OpenDatabase, Queryable } from './connection.ts';

/** Reads figures: drizzle's `select`, and reading statements. */
export interface Reading extends Pick<Queryable, 'select'> {
  execute(query: SQL): PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** PostgreSQL's text of each column. */
export type Texts = (string | null)[];

/** One connection, held until it is released. */
export interface Reader {
  texts(query: SQL): Promise<Texts[]>;
  /** Begins a read-only transaction. @param settings such as `statement_timeout = 1000`. */
  begin(settings: readonly string[], isolation?: 'repeatable read'): Promise<void>;
  end(): Promise<void>;
  /** Cancels the running statement. */
  cancel(): Promise<void>;
  release(isBroken?: boolean): void;
}

/**
 * For lists, charts, exports and figures: the primary, or a replica of it. It can't write. Code that decides (access,
 * money, limits, idempotency keys) takes a `Database`, `Queryable` or `Transaction`, which this isn't.
 */
export interface ReadSource extends Reading {
  texts(query: SQL): Promise<Texts[]>;
  lend(): Promise<Reader>;
  readonly connections: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
}

const dialect = new PgDialect();

/** Keeps every value as PostgreSQL's text for the columns' codecs. */
const asText = { getTypeParser: () => (text: string) => text };

const reads = /^\s*(?:select|with|declare|fetch)\b/i;
const writes =
  /\b(?:insert\s+into|update\s+(?:only\s+)?["\w]|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?(?:update|share))\b/i;

/** @throws Error for a statement that would write or lock. */
function readingText(query: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  if (!reads.test(text) || writes.test(text)) {
    throw new Error(`Only what reads is read here, not: ${text.slice(0, 80)}`);
  }
  return { text, values };
}

async function textsOf(client: Pool | PoolClient, query: SQL): Promise<Texts[]> {
  const asked = { ...readingText(query), rowMode: 'array' as const, types: asText };
  return (await client.query<Texts>(asked)).rows;
}

const readerOn = (client: PoolClient): Reader => ({
  texts: (query) => textsOf(client, query),
  begin: async (settings, isolation) => {
    await client.query(
      isolation ? `begin isolation level ${isolation} read only` : 'begin read only',
    );
    if (settings.length === 0) return;
    await client.query(settings.map((setting) => `set local ${setting}`).join('; '));
  },
  end: async () => {
    await client.query('rollback');
  },
  cancel: () => cancelQuery(client),
  release: (isBroken) => client.release(isBroken),
});

/** Reads with a database's connections. */
export const readSourceOf = ({
  database,
  pool,
}: Pick<OpenDatabase, 'database' | 'pool'>): ReadSource => ({
  select: database.select.bind(database),
  execute: (query) => {
    readingText(query);
    return database.execute(query);
  },
  texts: (query) => textsOf(pool, query),
  lend: async () => readerOn(await pool.connect()),
  connections: pool,
});
