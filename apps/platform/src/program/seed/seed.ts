import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { mergeAllTallies } from '../../areas/reporting/merge-tallies.ts';
import { beginBusinessTime } from '../../kernel/clock/business-clock.ts';
import { clock, seedRuns } from '../../kernel/database/schema/index.ts';
import { withoutTimeouts } from '../../kernel/database/without-timeouts.ts';
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

/** Where the seed of a database ended; undefined when it has none: one that was interrupted left nothing behind. */
export async function seededAnchor(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ anchor: string }>(
    "select anchor from seed_runs where seed_id = 'start'",
  );
  return rows[0] && new Date(rows[0].anchor);
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
 * @param startsAtAnchor business time runs on from the anchor, in place of being real.
 */
export async function seed(
  pool: Pool,
  plan: SeedPlan,
  onProgress: (progress: SeedProgress) => void = () => undefined,
  startsAtAnchor = false,
): Promise<void> {
  onProgress({ step: 'Making up a year of payments', done: 0 });
  await withoutTimeouts(pool, async (client) => {
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
    if (startsAtAnchor) await beginBusinessTime(drizzle(client), plan.anchor);
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
