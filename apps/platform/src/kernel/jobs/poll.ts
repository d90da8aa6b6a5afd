import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as z from 'zod/mini';

const row = z.object({ name: z.string() });

/** Rows that are due for their first or next attempt, read from an index that holds nothing else. */
const waiting = `
  select distinct name from jobs.job
  where state < 'active' and not blocked and start_after <= now()`;

export interface WorkPoll {
  /** Stops polling; resolves when the last poll is over. */
  stop(): Promise<void>;
}

interface Told {
  /** A queue has work; called repeatedly until it is taken. */
  found(name: string): void;
  troubled(problem: unknown): void;
}

/**
 * Polls all queues with one small statement, so that work is found soon. A worker per queue would send one statement
 * each.
 * @param everyMs from the end of one poll to the next.
 */
export function pollForWork(pool: Pool, everyMs: number, told: Told): WorkPoll {
  const stopped = new AbortController();
  const { signal } = stopped;
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const { rows } = await pool.query(waiting);
        for (const found of rows) told.found(row.parse(found).name);
      } catch (problem) {
        told.troubled(problem);
      }
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    stop: async () => {
      stopped.abort();
      await looking;
    },
  };
}
