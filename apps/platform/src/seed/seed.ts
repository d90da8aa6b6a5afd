import type { Pool, PoolClient } from 'pg';
import {
  applications,
  batches,
  cardTokens,
  clock,
  customers,
  disputes,
  facilitators,
  ledgerEntries,
  payoutBankAccounts,
  payouts,
  seedRuns,
  simulatorOperations,
  spProducts,
  subMerchants,
  transactions,
  transactionTimeline,
  userActivities,
  users,
} from '../database/schema/index.ts';
import { copyInto, forTable, type TableRows } from './copy.ts';
import { generate, type SeedPlan, seedVersion } from './generate.ts';
import { withoutIndexes } from './indexes.ts';
import type { SeedRows } from './rows.ts';

/** Told as the seed goes on. */
export interface SeedProgress {
  readonly step: string;
  /** From 0 to 1. */
  readonly done: number;
}

/** Of the time a seed takes, the part before the indexes. */
const loadShare = 0.7;

/** In the order of their references. */
const tablesOf = (rows: SeedRows): readonly TableRows[] => [
  forTable(facilitators, rows.facilitators),
  forTable(spProducts, rows.spProducts),
  forTable(applications, rows.applications),
  forTable(subMerchants, rows.subMerchants),
  forTable(payoutBankAccounts, rows.payoutBankAccounts),
  forTable(users, rows.users),
  forTable(customers, rows.customers),
  forTable(cardTokens, rows.cardTokens),
  forTable(transactions, rows.transactions),
  forTable(transactionTimeline, rows.transactionTimeline),
  forTable(ledgerEntries, rows.ledgerEntries),
  forTable(batches, rows.batches),
  forTable(payouts, rows.payouts),
  forTable(disputes, rows.disputes),
  forTable(userActivities, rows.userActivities),
  forTable(simulatorOperations, rows.simulatorOperations),
];

async function load(
  client: PoolClient,
  plan: SeedPlan,
  onProgress: (progress: SeedProgress) => void,
): Promise<void> {
  for await (const { rows, payments } of generate(plan)) {
    for (const part of tablesOf(rows)) await copyInto(client, part);
    const step = `${payments.toLocaleString('en-US')} of ${plan.scale.toLocaleString('en-US')} payments`;
    onProgress({ step, done: (payments / plan.scale) * loadShare });
  }
}

async function inOneTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Whether the database was ever seeded; a seed that was interrupted left nothing behind. */
export async function isSeeded(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from seed_runs limit 1');
  return rowCount !== null && rowCount > 0;
}

/**
 * Fills an empty, migrated database, in one transaction.
 * @param plan the same plan gives the same rows, passwords' salt apart.
 */
export async function seed(
  pool: Pool,
  plan: SeedPlan,
  onProgress: (progress: SeedProgress) => void = () => undefined,
): Promise<void> {
  onProgress({ step: 'Making up a year of payments', done: 0 });
  await inOneTransaction(pool, async (client) => {
    await withoutIndexes(client, async () => {
      await load(client, plan, onProgress);
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
  await pool.query('analyze');
}
