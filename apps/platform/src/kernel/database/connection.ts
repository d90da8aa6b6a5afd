import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The platform's database: drizzle over a pool. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** Either: what a query needs that may run inside a transaction or on its own. */
export type Queryable = NodePgDatabase | Transaction;

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

const defaultStatementTimeoutMs = 15_000;
/** For a server that takes no connections, or has none left: calls are answered with 503 after this. */
const connectTimeoutMs = 10_000;

/** A connection that breaks in use fails its queries; the event itself has nothing to add. */
const ignore = (): void => undefined;

/**
 * Opens a pool on a PostgreSQL address.
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
    statement_timeout: defaultStatementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'payfac-platform',
  });
  pool.on('connect', (client) => {
    client.on('error', ignore);
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return { database: drizzle(pool), pool, close: () => pool.end() };
}
