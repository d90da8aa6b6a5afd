import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

/** The platform's database: drizzle over a pool. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** Either: what a query needs that may run inside a transaction or on its own. */
export type Queryable = NodePgDatabase | Transaction;

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: Pool;
  /** Breaks every connection at once: whoever waits for a response on one is told that the database is away. */
  cutOff(): void;
  close(): Promise<void>;
}

/** For a server that takes no connections, or has none left: calls are answered with 503 after this. */
const connectTimeoutMs = 5_000;
/** So that no firewall on the way forgets a connection that is not in use. */
const keepAliveDelayMs = 10_000;

/** A connection that breaks in use fails its queries; the event itself has nothing to add. */
const ignore = (): void => undefined;

/**
 * Opens a pool on the address of a PostgreSQL, or of a pooler in front that lends a connection for a transaction.
 * So nothing is asked for at the start of a connection that a pooler refuses, and nothing is left on one that the
 * next transaction relies on: no named statement, no setting but `set local` (session-settings.ts has the others).
 * @param options.poolSize connections at most, 16 by default.
 * @param options.onIdleError told when a connection not in use breaks, for instance because the
 * server went away; the pool makes a new one when it is next asked.
 */
export function openDatabase(
  url: string,
  options: { poolSize?: number; onIdleError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: 'payfac-platform',
  });
  const connected = new Set<PoolClient>();
  pool.on('connect', (client) => {
    connected.add(client);
    client.on('error', ignore);
  });
  pool.on('remove', (client) => connected.delete(client));
  pool.on('error', (error) => options.onIdleError?.(error));
  return {
    database: drizzle(pool),
    pool,
    cutOff: () => {
      for (const { connection } of connected) connection.stream.destroy();
    },
    close: () => pool.end(),
  };
}
