import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { measurePool, type Side } from './measured.ts';

/** The platform's database: drizzle over a pool. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** Either one: for queries that can run inside a transaction or outside. */
export type Queryable = NodePgDatabase | Transaction;

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: Pool;
  /** Closes every connection at once: callers waiting on one learn that the database is down. */
  cutOff(): void;
  close(): Promise<void>;
}

/** The timeout for a server that accepts no connections, or has none left; calls then return 503. */
const connectTimeoutMs = 5_000;
/** Keeps firewalls from dropping idle connections. */
const keepAliveDelayMs = 10_000;

/** A connection that breaks in use fails its queries; the event itself adds nothing. */
const ignore = (): void => undefined;

/** Rejects for a new connection whose server isn't the right one. */
export type Verify = (client: PoolClient) => Promise<void>;

/** For pools that write. */
export const refuseStandby: Verify = async (client) => {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  if (rows[0]?.standby) throw new Error('Connection terminated: this server is a standby.');
};

/** PostgreSQL's function that gives up waiting for a standby; the warning's text depends on the server's language. */
const givesUpStandby = 'SyncRepWaitForLSN';

/**
 * PostgreSQL reports a commit as done, with a warning, if its wait for the standby is canceled: only this server has
 * it, and a failover would lose it. Treats that as a broken connection. The outcome is unknown then, and a retry with
 * the same key finds it out.
 */
function breakUnreplicated(client: PoolClient): void {
  client.on('notice', ({ routine }) => {
    if (routine !== givesUpStandby) return;
    const { connection } = client;
    connection.emit('error', new Error('Connection terminated: no standby has this commit.'));
    connection.stream.destroy();
  });
}

/**
 * Opens a pool for PostgreSQL, or a pooler in front of it in transaction mode. So connections start with nothing that a
 * pooler refuses, and keep nothing that the next transaction relies on: no named statement, no setting but `set local`
 * (session-settings.ts has the others).
 * @param options.poolSize the most connections, 16 by default.
 * @param options.verify called for each new connection before it is used.
 * @param options.side the label of its statements in metrics, `rest` by default.
 * @param options.onIdleError called when an idle connection breaks, for instance because the server went down; the pool
 * creates a new one when needed.
 */
export function openDatabase(
  url: string,
  options: {
    poolSize?: number;
    side?: Side;
    onIdleError?: (error: Error) => void;
    verify?: Verify;
  } = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: 'payfac-platform',
    ...(options.verify ? { verify: callbackify(options.verify) } : {}),
  });
  measurePool(pool, options.side ?? 'rest');
  const connected = new Set<PoolClient>();
  pool.on('connect', (client) => {
    connected.add(client);
    client.on('error', ignore);
    breakUnreplicated(client);
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
