import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { mergeAllTallies } from '../areas/reporting/merge-tallies.ts';
import { clock, seedRuns } from '../database/schema/index.ts';
import { unhurried } from '../database/unhurried.ts';
import { copyInto, forTable } from './copy.ts';
import { generate, type SeedPlan, seedVersion } from './generate.ts';
import { withoutIndexes } from './indexes.ts';
import { load } from './load.ts';

/** Told as the seed goes on. */
export interface SeedProgress {
  readonly step: string;
  /** From 0 to 1. */
  readonly done: number;
}

/** Of the time a seed takes, the part before the indexes. */
const loadShare = 0.7;

const inWords = (count: number): string => count.toLocaleString('en-US');

/** Whether the database was ever seeded; a seed that was interrupted left nothing behind. */
export async function isSeeded(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from seed_runs limit 1');
  return rowCount !== null && rowCount > 0;
}

/**
 * So that index-only scans and the planner's estimates are right from the first query on. Of use only when
 * no transaction is open that is older than the rows: they would not count as seen by everybody.
 */
export async function tidy(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}

/**
 * Fills an empty, migrated database, in one transaction. `tidy` is to follow.
 * @param plan the same plan gives the same rows, the passwords' salt apart.
 */
export async function seed(
  pool: Pool,
  plan: SeedPlan,
  onProgress: (progress: SeedProgress) => void = () => undefined,
): Promise<void> {
  onProgress({ step: 'Making up a year of payments', done: 0 });
  await unhurried(pool, async (client) => {
    await withoutIndexes(client, async () => {
      await load(client, generate(plan), (payments) =>
        onProgress({
          step: `${inWords(payments)} of ${inWords(plan.scale)} payments`,
          done: (payments / plan.scale) * loadShare,
        }),
      );
      await mergeAllTallies(drizzle(client));
      onProgress({ step: 'Building indexes', done: loadShare });
    });
    await copyInto(client, forTable(clock, [{ clockId: 'business', offsetMs: 0 }]));
    const run = {
      seedId: 'start',
      version: seedVersion,
      scale: plan.scale,
      anchor: plan.anchor.toISOString(),
      finishedAt: new Date(),
    };
    await copyInto(client, forTable(seedRuns, [run]));
  });
}
