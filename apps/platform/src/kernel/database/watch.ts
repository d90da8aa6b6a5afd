import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './connection.ts';

/*
 * A hanging database (its machine is frozen, a network drops packets) breaks no connection: callers would wait until it
 * comes back. So a trivial query is sent repeatedly, and while there is no response, all connections are closed: calls
 * return 503.
 */

export interface DatabaseWatch {
  stop(): Promise<void>;
}

export interface WatchLimits {
  /** From one response to the next query. */
  readonly everyMs: number;
  /** For one response. */
  readonly patienceMs: number;
  /** How long a commit waits for its standby; PostgreSQL would wait forever. Default: 8 s. */
  readonly commitPatienceMs?: number;
}

/** Seven seconds from the start of a silence until waiting calls fail: more than any busy minute needs. */
const usualLimits: WatchLimits = { everyMs: 1_000, patienceMs: 2_500 };

const millisecondsASecond = 1_000;

interface Told {
  readonly onAnswer?: (standing: Standing) => void;
  readonly onUnconfirmed?: (count: number) => void;
}

/** The database's own state. */
export interface Standing {
  /** It follows another server and is read-only. */
  readonly isStandby: boolean;
  /** A commit waits until a second server has it. */
  readonly isReplicated: boolean;
}

const question = `select pg_is_in_recovery() as "isStandby",
  current_setting('synchronous_standby_names') <> ''
    and current_setting('synchronous_commit') in ('on', 'remote_apply') as "isReplicated"`;

const usualCommitPatienceMs = 8_000;

/** The connection closes without success: the call returns 503, and a retry finds out the outcome. */
const endUnconfirmed = `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where usename = current_user and datname = current_database() and wait_event = 'SyncRep'
    and query_start < clock_timestamp() - make_interval(secs => $1)`;

/** A process that froze itself misses one response, and gets it right after. */
const missesOfSilence = 2;

/**
 * @param onSilence called when the database is silent, and again as long as that lasts. A database that refuses
 * connections isn't silent: calls fail at once.
 * @param told.onAnswer the content of each response.
 * @param told.onUnconfirmed the number of commits canceled because no standby confirmed them.
 */
export function watchDatabase(
  url: string,
  onSilence: () => void,
  { everyMs, patienceMs, commitPatienceMs = usualCommitPatienceMs }: WatchLimits = usualLimits,
  told: Told = {},
): DatabaseWatch {
  const own = openDatabase(url, { poolSize: 1 });
  const stopped = new AbortController();
  const { signal } = stopped;

  async function ask(): Promise<void> {
    const { rows } = await own.pool.query<Standing>(question);
    const [standing] = rows;
    if (!standing) return;
    told.onAnswer?.(standing);
    // The next connection may lead to the current primary.
    if (standing.isStandby) own.cutOff();
    else if (standing.isReplicated) await endWaiting();
  }

  async function endWaiting(): Promise<void> {
    const asked = [commitPatienceMs / millisecondsASecond];
    const { rows } = await own.pool.query<{ ended: number }>(endUnconfirmed, asked);
    const ended = rows[0]?.ended ?? 0;
    if (ended > 0) told.onUnconfirmed?.(ended);
  }

  async function isSilent(): Promise<boolean> {
    const asked = new AbortController();
    const response = ask().then(
      () => false,
      () => false,
    );
    const late = wait(patienceMs, true, { signal: asked.signal, ref: false }).catch(() => false);
    const silent = await Promise.race([response, late]);
    asked.abort();
    return silent;
  }

  async function watch(): Promise<void> {
    let misses = 0;
    while (!signal.aborted) {
      misses = (await isSilent()) ? misses + 1 : 0;
      if (misses > 0) own.cutOff();
      if (misses >= missesOfSilence && !signal.aborted) onSilence();
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const watching = watch();

  return {
    stop: async () => {
      stopped.abort();
      own.cutOff();
      await watching;
      await own.close();
    },
  };
}
