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

/** Says, for a new connection, whether its server is one that is meant. */
export type Verify = (client: PoolClient, done: (problem?: Error) => void) => void;

/** Of a pool whose connections are to write. */
export const refuseStandby: Verify = (client, done) => {
  client
    .query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    .then(({ rows }) =>
      done(
        rows[0]?.standby
          ? new Error('Connection terminated: this server is a standby.')
          : undefined,
      ),
    )
    .catch((problem: unknown) =>
      done(problem instanceof Error ? problem : new Error(String(problem))),
    );
};

/** Where PostgreSQL gives up waiting for its standby: the only place that warns of it in words of any language. */
const givesUpStandby = 'SyncRepWaitForLSN';

/**
 * A commit whose wait for the standby is canceled is told as done, with a warning: it is on this server alone, and
 * lost when another one takes over. Here it counts as a connection that broke: nobody knows what came of it, and a
 * repeat under the same key finds out.
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
 * @param options.verify asked of each new connection before it is used.
 * @param options.onIdleError told when a connection not in use breaks, for instance because the
 * server went away; the pool makes a new one when it is next asked.
 */
export function openDatabase(
  url: string,
  options: { poolSize?: number; onIdleError?: (error: Error) => void; verify?: Verify } = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: 'payfac-platform',
    ...(options.verify ? { verify: options.verify } : {}),
  });
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
