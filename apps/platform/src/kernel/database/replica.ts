import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { count, type Reading, reading } from '../watch/metrics.ts';
import { askedTogether } from './asked-together.ts';
import { openDatabase } from './connection.ts';
import { type ReadSource, readSourceOf } from './read-source.ts';
import { watchDatabase } from './watch.ts';

/*
 * A call reads from the replica only if the replica has everything that was committed before the call arrived: the
 * primary says how far its log is flushed, and the replica how far it has replayed it. So people see their own writes
 * and everyone else's, whichever process answers them, and no state records who wrote what. A replica that doesn't
 * catch up within a moment is left alone until it does; its reads go to the primary.
 */

/**
 * `behind`: it lacks a commit. `away`: it doesn't answer. `astray`: it follows another timeline than the primary's, or
 * was promoted.
 */
export type ReplicaState = 'in use' | 'behind' | 'away' | 'astray';

export interface Replica {
  readonly source: ReadSource;
  readonly state: ReplicaState;
  /** Whether it has, within a moment, everything committed before this call. Never rejects. */
  hasAll(): Promise<boolean>;
  /** Reports that a read failed here and went to the primary. */
  failed(problem: unknown): void;
  /** Where the calls that may read from a replica were answered, since it was opened. */
  readonly answered: Readonly<Record<'replica' | 'primary' | 'failed', number>>;
  readings(): readonly Reading[];
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  /** The primary's pool, for its log position. */
  readonly primary: Pool;
  readonly onChange?: (state: ReplicaState, problem?: unknown) => void;
  /** How long a call waits for the replica to catch up. Default: 100 ms. */
  readonly patienceMs?: number;
  /** The interval between checks that don't depend on calls. Default: 1 s. */
  readonly everyMs?: number;
}

interface Position {
  readonly timeline: number;
  readonly bytes: bigint;
}

/** A commit is visible once it is flushed, or already before with `synchronous_commit = off`. */
const primaryText = `select pg_walfile_name(pg_current_wal_flush_lsn()) as file,
  (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end - '0/0')::text as bytes`;
/** `received_tli` is current but needs `pg_read_all_stats`; the control file may lag by a checkpoint. */
const replicaText = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as bytes,
  greatest((select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as timeline`;

const timelineDigits = 8;
const usualPatienceMs = 100;
const usualEveryMs = 1_000;
const askAgainMs = 3;

/**
 * Opens a replica. It is used once a first check has found that it follows the primary.
 * @param options.url of one server, or of a balancer that uses one at a time.
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
  const answered = { replica: 0, primary: 0, failed: 0 };
  const tally = (from: keyof typeof answered): void => {
    answered[from] += 1;
    count('payfac_replica_reads_total', { from });
  };

  /** Refuses a connection to a server other than the one whose position is known. */
  async function verify(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ started: string }>(
      'select pg_postmaster_start_time()::text as started',
    );
    const found = rows[0]?.started ?? '';
    const isOther = server !== '' && found !== server;
    server = found;
    if (!isOther) return;
    become('behind');
    open.cutOff();
    throw new Error('Connection terminated: another replica answers at this address.');
  }
  const open = openDatabase(url, { side: 'replica', verify });

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

  /** Compares the replica with everything committed by now. */
  async function look(): Promise<ReplicaState> {
    const until = performance.now() + patienceMs;
    const wanted = await askPrimary();
    for (;;) {
      const found = await askReplica();
      // A promoted server, or one that follows a lost primary, counts bytes of another timeline.
      if (!found.follows || found.timeline !== wanted.timeline) return 'astray';
      missedBytes = wanted.bytes > found.bytes ? wanted.bytes - found.bytes : 0n;
      if (missedBytes === 0n) return 'in use';
      if (performance.now() >= until) return 'behind';
      await wait(askAgainMs);
    }
  }

  /** A replica that hangs delays nobody. */
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
      // Lets a load balancer connect to another server.
      if (state === 'astray') open.cutOff();
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const following = follow();
  const watching = watchDatabase(url, () => open.cutOff());

  return {
    source: readSourceOf(open),
    answered,
    get state() {
      return state;
    },
    hasAll: async () => {
      const has = state === 'in use' && (await lookAndTell());
      tally(has ? 'replica' : 'primary');
      return has;
    },
    failed: (problem) => {
      tally('failed');
      become('away', problem);
    },
    readings: () => [
      reading('payfac_replica_in_use', {}, state === 'in use' ? 1 : 0),
      reading('payfac_replica_missed_bytes', {}, Number(missedBytes)),
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
