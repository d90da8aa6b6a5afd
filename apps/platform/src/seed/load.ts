import type { Pool, PoolClient } from 'pg';
import {
  applications,
  batches,
  cardTokens,
  customers,
  disputes,
  facilitators,
  ledgerEntries,
  payoutBankAccounts,
  payouts,
  simulatorOperations,
  spProducts,
  subMerchants,
  transactions,
  transactionTimeline,
  userActivities,
  users,
} from '../database/schema/index.ts';
import { copyInto, forTable, type TableRows } from './copy.ts';
import type { SeedChunk } from './generate.ts';
import type { SeedRows } from './rows.ts';

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

/** Writes chunks as they come. @param onChunk told how many payments are written. */
export async function load(
  client: PoolClient,
  chunks: AsyncIterable<SeedChunk>,
  onChunk: (payments: number) => void = () => undefined,
): Promise<void> {
  for await (const { rows, payments } of chunks) {
    for (const part of tablesOf(rows)) await copyInto(client, part);
    onChunk(payments);
  }
}

/** All or nothing, however long it takes. */
export async function inOneTransaction(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
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
