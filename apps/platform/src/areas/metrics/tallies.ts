import type { CardTallies } from '@payfac/domain/metrics';
import { cents, zeroCents } from '@payfac/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { transactions } from '../../database/schema/index.ts';
import { movedAmount, refunded, sold, succeeded } from '../reporting/figures.ts';

const t = transactions;

/** What metrics are made of, as aggregates over card operations. */
export const tallyColumns: SQL = sql`
  count(*) filter (where ${sold})::text as approved,
  coalesce(sum(${movedAmount}) filter (where ${sold}), 0)::text as amount,
  count(*) filter (where ${t.status} = 'declined')::text as declined,
  coalesce(sum(${movedAmount}) filter (where ${refunded}), 0)::text as "refundedAmount",
  count(*) filter (where ${succeeded('chargeback')})::text as chargebacks`;

const tallyRow = z.object({
  approved: z.string(),
  amount: z.string(),
  declined: z.string(),
  refundedAmount: z.string(),
  chargebacks: z.string(),
});

/** Of a subject that did nothing. */
export const noTallies: CardTallies = {
  approved: 0,
  amount: zeroCents,
  declined: 0,
  refundedAmount: zeroCents,
  chargebacks: 0,
};

/** Reads a row with the columns above. */
export function talliesOf(row: unknown): CardTallies {
  const { approved, amount, declined, refundedAmount, chargebacks } = tallyRow.parse(row);
  return {
    approved: Number(approved),
    amount: cents(Number(amount)),
    declined: Number(declined),
    refundedAmount: cents(Number(refundedAmount)),
    chargebacks: Number(chargebacks),
  };
}

/** Card operations alone: eChecks have metrics of their own nature. */
export const ofCards: SQL = sql`${t.paymentType} <> 'eCheck'`;
