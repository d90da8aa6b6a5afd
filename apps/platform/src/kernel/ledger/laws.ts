import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../database/connection.ts';
import { ledgerSum, unbalancedPostings } from './store.ts';

const mismatch = z.object({ payment: z.string(), held: z.string(), expected: z.string() });

/**
 * What the merchant holds of a payment by its rows, compared to the ledger's entries, without fees. An eCheck's money
 * is held from its settlement on, until it is returned; a card's chargeback that was won is reversed. A refund refused
 * later is a failed row.
 */
const paymentsAgainstLedger = sql`
  with rows as (
    select root_transaction_id as payment,
           sum(case
             when outcome <> 'success' then 0
             when operation = 'sale' and payment_type = 'eCheck' then 0
             when operation = 'sale' and status in ('declined', 'for-review', 'unknown') then 0
             when operation in ('sale', 'capture', 'reconciled') then coalesce(approved_amount, amount)
             when operation in ('refund', 'chargeback') then -amount
             when operation = 'reversal' and payment_type <> 'eCheck' then amount
             when operation = 'reversal' then -coalesce(approved_amount, amount)
             else 0 end) as expected,
           bool_or(operation = 'void' and outcome = 'success') as voided
    from transactions group by 1
  ), held as (
    select t.root_transaction_id as payment, sum(e.amount) as held
    from ledger_entries e join transactions t using (transaction_id)
    where e.account like 'merchants:%' and e.kind <> 'fee'
    group by 1
  )
  select rows.payment, coalesce(held, 0)::text as held,
         (case when voided then 0 else expected end)::text as expected
  from rows left join held using (payment)
  where coalesce(held, 0) <> case when voided then 0 else expected end
  limit 20`;

const untold = z.object({
  account: z.string(),
  unit: z.string(),
  day: z.string(),
  kept: z.string(),
  told: z.string(),
});

/** Stored balances, compared to their entries, period by period. */
const talliesAgainstLedger = sql`
  with kept as (
    select facilitator_id, account, unit, day, sum(amount) as amount, sum(entries) as entries
    from ledger_tallies group by 1, 2, 3, 4
  ), summed as (
    select facilitator_id, account, unit, date_trunc(unit, created_at, 'UTC') as day,
      sum(amount) as amount, count(*) as entries
    from ledger_entries cross join (values ('day'), ('month')) as units (unit) group by 1, 2, 3, 4
  )
  select account, unit, day::text, coalesce(kept.amount, 0)::text as kept, coalesce(summed.amount, 0)::text as told
  from kept full join summed using (facilitator_id, account, unit, day)
  where (kept.amount, kept.entries) is distinct from (summed.amount, summed.entries)
  limit 20`;

/**
 * Violations of the ledger's invariants, in sentences; empty if there are none. For the end of a test suite, and for
 * anyone who doubts a balance.
 */
export async function ledgerViolations(queryable: Queryable): Promise<readonly string[]> {
  const { sum } = await ledgerSum(queryable);
  const unbalanced = await unbalancedPostings(queryable);
  const { rows } = await queryable.execute(paymentsAgainstLedger);
  const tallies = await queryable.execute(talliesAgainstLedger);
  return [
    ...(sum === 0 ? [] : [`The ledger sums to ${sum} cents, not to zero.`]),
    ...unbalanced.map((postingId) => `Posting ${postingId} does not balance.`),
    ...rows
      .map((row) => mismatch.parse(row))
      .map(
        ({ payment, held, expected }) =>
          `Payment ${payment}: the ledger holds ${held} cents, its rows say ${expected}.`,
      ),
    ...tallies.rows
      .map((row) => untold.parse(row))
      .map(
        ({ account, unit, day, kept, told }) =>
          `The ${unit} of ${day} of ${account} keeps ${kept} cents, its entries are ${told}.`,
      ),
  ];
}
