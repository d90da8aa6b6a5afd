import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { askedTogether } from './asked-together.ts';
import { openDatabase } from './connection.ts';
import { type ReadSource, readSourceOf } from './read-source.ts';
import { watchDatabase } from './watch.ts';

/*
 * A replica is read from only while it has all that was committed before a call arrived: the primary is asked how
 * far its log goes, and the replica how far it has replayed. So a person sees what they, and anybody else, wrote
 * before they asked, whichever process they are answered by, and no state has to be kept of who wrote what. A
 * replica that does not get there in a moment is left alone until it does; its reads go to the primary.
 */

/**
 * `behind`: it lacks something that was committed. `away`: it does not answer. `astray`: it follows another history
 * than the primary's, or none, as one that was promoted.
 */
export type ReplicaState = 'in use' | 'behind' | 'away' | 'astray';

export interface Replica {
  readonly source: ReadSource;
  readonly state: ReplicaState;
  /** Whether it has, within a moment, all that is committed when this is called. Never rejects. */
  hasAll(): Promise<boolean>;
  /** A read failed on it and went to the primary. */
  failed(problem: unknown): void;
  /** Lines in the text format that Prometheus reads. */
  metrics(): readonly string[];
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  /** Where the primary is asked how far its log goes. */
  readonly primary: Pool;
  readonly onChange?: (state: ReplicaState, problem?: unknown) => void;
  /** For the replica to replay what was committed before a call. */
  readonly patienceMs?: number;
  /** From one look to the next while it is not in use. */
  readonly everyMs?: number;
}

interface Position {
  readonly timeline: number;
  readonly bytes: bigint;
}

const primaryText = `select pg_walfile_name(pg_current_wal_flush_lsn()) as file,
  (pg_current_wal_flush_lsn() - '0/0')::text as bytes`;
/** What it receives tells its history at once, to a role that may see it; its files tell within a checkpoint. */
const replicaText = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as bytes,
  greatest((select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as timeline`;

const timelineDigits = 8;
const usualPatienceMs = 100;
const usualEveryMs = 1_000;
const askAgainMs = 3;

/**
 * Opens a replica. It is used once a first look has found that it follows the primary.
 * @param options.url of one server, or of a balancer that leads to one at a time.
 */
export function openReplica({
  url,
  primary,
  onChange = () => undefined,
  patienceMs = usualPatienceMs,
  everyMs = usualEveryMs,
}: ReplicaOptions): Replica {
  let state: ReplicaState = 'away';
  let missedBytes = 0n;
  let server = '';
  const counts = { replica: 0, primary: 0, failed: 0 };

  /** What is known of the replica is of one server: a connection to another one is not used. */
  function verify(client: PoolClient, done: (problem?: Error) => void): void {
    client
      .query<{ started: string }>('select pg_postmaster_start_time()::text as started')
      .then(({ rows }) => {
        const found = rows[0]?.started ?? '';
        const isOther = server !== '' && found !== server;
        server = found;
        if (!isOther) return done();
        become('behind');
        done(new Error('Connection terminated: another replica answers at this address.'));
        return open.cutOff();
      })
      .catch((problem: unknown) => done(problem instanceof Error ? problem : new Error('?')));
  }
  const open = openDatabase(url, { verify });

  function become(found: ReplicaState, problem?: unknown): void {
    if (found === state) return;
    state = found;
    onChange(state, problem);
  }

  const askPrimary = askedTogether(async (): Promise<Position> => {
    const { rows } = await primary.query<{ file: string; bytes: string }>(primaryText);
    const { file = '', bytes = '0' } = rows[0] ?? {};
    return { timeline: Number.parseInt(file.slice(0, timelineDigits), 16), bytes: BigInt(bytes) };
  });
  const askReplica = askedTogether(async () => {
    const { rows } = await open.pool.query<{ follows: boolean; bytes: string; timeline: number }>(
      replicaText,
    );
    const { follows = false, bytes = '0', timeline = 0 } = rows[0] ?? {};
    return { follows, timeline, bytes: BigInt(bytes) };
  });

  /** How the replica stands to all that is committed now. */
  async function look(): Promise<ReplicaState> {
    const until = performance.now() + patienceMs;
    const wanted = await askPrimary();
    for (;;) {
      const found = await askReplica();
      // One that was promoted, or follows what a lost primary wrote last, counts bytes of another history.
      if (!found.follows || found.timeline !== wanted.timeline) return 'astray';
      missedBytes = wanted.bytes > found.bytes ? wanted.bytes - found.bytes : 0n;
      if (missedBytes === 0n) return 'in use';
      if (performance.now() >= until) return 'behind';
      await wait(askAgainMs);
    }
  }

  /** A replica that says nothing holds nobody up. */
  async function lookInTime(): Promise<ReplicaState> {
    const asked = new AbortController();
    const late = wait(2 * patienceMs, 'away' as const, { signal: asked.signal, ref: false });
    const found = look();
    found.catch(() => undefined);
    try {
      return await Promise.race([found, late.catch(() => 'away' as const)]);
    } finally {
      asked.abort();
    }
  }

  async function lookAndTell(): Promise<boolean> {
    try {
      become(await lookInTime());
    } catch (problem) {
      become('away', problem);
    }
    return state === 'in use';
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await lookAndTell();
      // A promoted server is left, so that a balancer may lead to another one.
      if (state === 'astray') open.cutOff();
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const following = follow();
  const watching = watchDatabase(url, () => open.cutOff());

  return {
    source: readSourceOf(open),
    get state() {
      return state;
    },
    hasAll: async () => {
      const has = state === 'in use' && (await lookAndTell());
      counts[has ? 'replica' : 'primary'] += 1;
      return has;
    },
    failed: (problem) => {
      counts.failed += 1;
      become('away', problem);
    },
    metrics: () => [
      '# TYPE replica_in_use gauge',
      `replica_in_use ${state === 'in use' ? 1 : 0}`,
      '# TYPE replica_missed_bytes gauge',
      `replica_missed_bytes ${missedBytes}`,
      '# TYPE replica_reads_total counter',
      ...Object.entries(counts).map(
        ([from, count]) => `replica_reads_total{from="${from}"} ${count}`,
      ),
    ],
    close: async () => {
      stopped.abort();
      open.cutOff();
      await following;
      await watching.stop();
      await open.close();
    },
  };
}
