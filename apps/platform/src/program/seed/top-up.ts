import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { seedRuns } from '../../kernel/database/schema/index.ts';
import { withoutTimeouts } from '../../kernel/database/without-timeouts.ts';
import { copyInto, forTable } from './copy.ts';
import { generateTopUp, seededDays, seedVersion } from './generate.ts';
import { load } from './load.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Shorter absences aren't worth adding to. */
const shortestAbsenceMs = hourMs;
const longestAbsenceMs = 90 * dayMs;
/** The last days of the seeded year are busier than its average day. */
const growth = 1.3;

const history = z.object({
  runs: z.number(),
  scale: z.number(),
  anchor: z.string(),
  last: z.string(),
});

const readHistory = `
  select count(*)::int as runs,
         (select scale from seed_runs where seed_id = 'start') as scale,
         max(anchor) as anchor,
         (select max(transaction_id) from transactions
          where transaction_id < 'txn001000000000') as last
  from seed_runs`;

/**
 * Adds the simulated days since the seed or the last start up to now, at most 90, so that a platform that was off for a
 * while still shows an active business. Records that users created meanwhile aren't changed.
 * @param now business time.
 * @returns how many payments were added.
 */
export async function topUp(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query(readHistory);
  const { runs, scale, anchor, last } = history.parse(rows[0]);
  const previous = new Date(anchor);
  const absence = now.getTime() - previous.getTime();
  if (absence < shortestAbsenceMs) return 0;
  const since = new Date(now.getTime() - Math.min(absence, longestAbsenceMs));
  const days = (now.getTime() - since.getTime()) / dayMs;
  const payments = Math.round(((scale * growth) / seededDays) * days);
  const lastTransaction = Number(last.slice(3));

  await withoutTimeouts(pool, async (client) => {
    const run = {
      seedId: `after ${anchor}`,
      version: seedVersion,
      scale: payments,
      anchor: now.toISOString(),
      finishedAt: new Date(),
    };
    await copyInto(client, forTable(seedRuns, [run]));
    const numbering = { run: runs, lastTransaction };
    await load(client, generateTopUp({ scale: payments, anchor: now, since, numbering }));
  });
  return payments;
}
