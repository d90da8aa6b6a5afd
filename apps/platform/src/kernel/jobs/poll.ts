import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as z from 'zod/mini';

const row = z.object({ name: z.string() });

/** What waits for its first or next try, and is due: read from an index that holds nothing else. */
const waiting = `
  select distinct name from jobs.job
  where state < 'active' and not blocked and start_after <= now()`;

export interface WorkPoll {
  /** Looks no more; resolves when the last look is over. */
  stop(): Promise<void>;
}

interface Told {
  /** Something waits in a queue; told again and again until it is taken. */
  found(name: string): void;
  troubled(problem: unknown): void;
}

/**
 * Looks for work in all queues at once, so that what waits is found soon and costs one small statement,
 * where a worker of every queue that asked for itself would send one each.
 * @param everyMs from the end of one look to the next.
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
