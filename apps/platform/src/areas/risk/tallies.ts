import type { CardTallies } from '@payfac/domain/metrics';
import {
  type Cents,
  cents,
  highestPaymentCeiling,
  readCents,
  zeroCents,
} from '@payfac/domain/money';
import type { TransactionOperation } from '@payfac/domain/transactions';
import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { transactions } from '../../kernel/database/schema/index.ts';
import { shownAmount } from '../../kernel/database/schema/signed-amount.ts';

const t = transactions;

const succeeded = (...operations: readonly TransactionOperation[]): SQL =>
  sql`(${inArray(t.operation, [...operations])} and ${t.outcome} = 'success')`;

const moved = shownAmount(t);
const isApproved = sql`(${succeeded('sale', 'capture')} and ${t.paymentType} <> 'eCheck')`;
const isRefunded = sql`(${succeeded('refund')} and ${t.paymentType} <> 'eCheck')`;

/**
 * The aggregates over card operations that metrics are built from. Risk counts a payment as approved when it was
 * approved, even if it was voided later; the figures don't.
 */
export const tallyColumns: SQL = sql`
  count(*) filter (where ${isApproved})::text as approved,
  coalesce(sum(${moved}) filter (where ${isApproved}), 0)::text as amount,
  count(*) filter (where ${t.status} = 'declined')::text as declined,
  coalesce(sum(${moved}) filter (where ${isRefunded}), 0)::text as "refundedAmount",
  count(*) filter (where ${succeeded('chargeback')})::text as chargebacks`;

const tallyRow = z.object({
  approved: z.string(),
  amount: z.string(),
  declined: z.string(),
  refundedAmount: z.string(),
  chargebacks: z.string(),
});

/** The tallies of a subject without operations. */
export const noTallies: CardTallies = {
  approved: 0,
  amount: zeroCents,
  declined: 0,
  refundedAmount: zeroCents,
  chargebacks: 0,
};

/** Sums are capped here: every limit is exceeded, and one more payment still fits. */
const mostCountable = cents(Number.MAX_SAFE_INTEGER - highestPaymentCeiling);

/** A sum for comparison with limits, capped at the largest countable amount. */
const atMostCountable = (text: string): Cents => {
  const sum = readCents(text);
  return sum === undefined || sum > mostCountable ? mostCountable : sum;
};

/** Parses a row with the columns above. */
export function talliesOf(row: unknown): CardTallies {
  const { approved, amount, declined, refundedAmount, chargebacks } = tallyRow.parse(row);
  return {
    approved: Number(approved),
    amount: atMostCountable(amount),
    declined: Number(declined),
    refundedAmount: atMostCountable(refundedAmount),
    chargebacks: Number(chargebacks),
  };
}

/** Only card operations: eChecks have metrics of their own. */
export const ofCards: SQL = sql`${t.paymentType} <> 'eCheck'`;
