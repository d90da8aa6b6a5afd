import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { testPlan } from '../../../test/plan.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { mergeTallies } from '../../areas/reporting/merge-tallies.ts';
import { settleDue } from '../../areas/settlement/settle.ts';
import { expireAuthorizations } from '../../areas/transactions/expire.ts';
import type { Database } from '../database/connection.ts';
import { mergeLedgerTallies } from '../ledger/tallies.ts';

/*
 * Most turns of a job find nothing, every few seconds and beside what people wait for: they look in an
 * index that holds little else than what is due. A partial index serves only queries that say what it
 * says, so plans are asked for of the statements as the jobs send them.
 */

const open = useTestDatabase();

type Turn = (database: Database, now: Date) => Promise<number>;

/** The plans of all that a turn asks the database outside of transactions, in their order. */
async function plansOf(turn: Turn): Promise<string[]> {
  const sent: { readonly text: string; readonly values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]): void => {
    sent.push({ text, values });
  };
  const found = await turn(drizzle(open.pool, { logger: { logQuery } }), testPlan.anchor);
  expect(found).toBe(0);
  const plans: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await open.pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${text}`,
      values,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test.each<readonly [string, Turn, { readonly table: string; readonly index: string }]>([
  ['settlement', settleDue, { table: 'transactions', index: 'transactions_unsettled' }],
  [
    'the expiry of authorizations',
    expireAuthorizations,
    { table: 'transactions', index: 'transactions_authorized' },
  ],
  [
    'the adding up of figures',
    (database) => mergeTallies(database),
    { table: 'transaction_tallies', index: 'transaction_tallies_differences' },
  ],
  [
    'the adding up of balances',
    (database) => mergeLedgerTallies(database),
    { table: 'ledger_tallies', index: 'ledger_tallies_differences' },
  ],
])('a run of %s that finds nothing reads only its own index', async (_, turn, { table, index }) => {
  const plans = (await plansOf(turn)).filter((plan) => plan.includes(` on ${table}`));
  expect(plans).not.toEqual([]);
  for (const plan of plans) {
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan (using|on) ${index}\\b`));
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  }
});
