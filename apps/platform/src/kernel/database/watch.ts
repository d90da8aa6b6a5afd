import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './connection.ts';

/*
 * A database that hangs (its machine stands still, a network swallows what is sent) breaks no connection: whoever
 * waits for a response on one would wait until it comes back. So one is asked for the smallest thing there is, again
 * and again, and while it says nothing all connections are broken: calls are told to come back later.
 */

export interface DatabaseWatch {
  stop(): Promise<void>;
}

export interface WatchLimits {
  /** From one response to the next question. */
  readonly everyMs: number;
  /** For one response. */
  readonly patienceMs: number;
}

/** Seven seconds from the beginning of a silence to its end for those who wait, and more than any busy minute needs. */
const usualLimits: WatchLimits = { everyMs: 1_000, patienceMs: 2_500 };

/** A process that stood still itself misses one response, and hears it right after. */
const missesOfSilence = 2;

/**
 * @param onSilence called when the database says nothing, and again as long as that lasts. A database that refuses
 * is not silent: calls hear so at once.
 */
export function watchDatabase(
  url: string,
  onSilence: () => void,
  { everyMs, patienceMs }: WatchLimits = usualLimits,
): DatabaseWatch {
  const own = openDatabase(url, { poolSize: 1 });
  const stopped = new AbortController();
  const { signal } = stopped;

  async function isSilent(): Promise<boolean> {
    const asked = new AbortController();
    const response = own.pool.query('select 1').then(
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
