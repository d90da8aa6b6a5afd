import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { measurePool, type Side } from './measured.ts';

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
 * Opens a pool on the address of a PostgreSQL, or of a pooler in front that lends a connection for a transaction.
 * So nothing is asked for at the start of a connection that a pooler refuses, and nothing is left on one that the
 * next transaction relies on: no named statement, no setting but `set local` (session-settings.ts has the others).
 * @param options.poolSize connections at most, 16 by default.
 * @param options.verify called for each new connection before it is used.
 * @param options.side whose statements are measured as, `rest` by default.
 * @param options.onIdleError told when a connection not in use breaks, for instance because the
 * server went away; the pool makes a new one when it is next asked.
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
