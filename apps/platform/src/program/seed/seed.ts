import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { mergeAllTallies } from '../../areas/reporting/merge-tallies.ts';
import { beginBusinessTime } from '../../kernel/clock/business-clock.ts';
import { clock, seedRuns } from '../../kernel/database/schema/index.ts';
import { withoutTimeouts } from '../../kernel/database/without-timeouts.ts';
import { mergeAllLedgerTallies } from '../../kernel/ledger/tallies.ts';
import { copyInto, forTable } from './copy.ts';
import { generate, type SeedPlan, seedVersion } from './generate.ts';
import { withoutIndexes } from './indexes.ts';
import { load } from './load.ts';

/** Reported while the seed runs. */
export interface SeedProgress {
  readonly step: string;
  /** From 0 to 1. */
  readonly done: number;
}

/** The share of a seed's time before the indexes are created. */
const loadShare = 0.7;

const inWords = (count: number): string => count.toLocaleString('en-US');

/** Where a database's seed ended; undefined when it has none. An interrupted seed leaves nothing behind. */
export async function seededAnchor(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ anchor: string }>(
    "select anchor from seed_runs where seed_id = 'start'",
  );
  return rows[0] && new Date(rows[0].anchor);
}

/**
 * Vacuums and analyzes, so that index-only scans and the planner's estimates are right from the first query. This only
 * works when no open transaction is older than the rows, which would otherwise not count as visible to all.
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
 * Fills an empty, migrated database in one transaction. Call `tidy` afterwards.
 * @param plan the same plan gives the same rows, except for password salts.
 * @param startsAtAnchor makes business time start at the anchor instead of being real time.
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
      await mergeAllLedgerTallies(drizzle(client));
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
