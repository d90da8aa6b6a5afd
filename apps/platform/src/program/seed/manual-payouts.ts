import { cents } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import type { Book } from './book.ts';
import { addPayout } from './payouts.ts';
import type { SettledDay } from './settlement.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface ByHand {
  readonly description: string;
  readonly daysAgo: number;
  readonly status: PayoutStatus;
  /**
   * How long it has been in this state; payouts move on by themselves, so this is as far as the clock has brought it.
   */
  readonly hoursInState: number;
}

const byHand: readonly ByHand[] = [
  {
    description: 'Paid while the bank account was being changed',
    daysAgo: 40,
    status: 'reconciled',
    hoursInState: 800,
  },
  {
    description: 'Paid early at the merchant’s request',
    daysAgo: 2,
    status: 'sent',
    hoursInState: 6,
  },
  {
    description: 'Settled day held for a document',
    daysAgo: 0.01,
    status: 'pending',
    hoursInState: 0.2,
  },
  {
    description: 'Settled day with a question about one sale',
    daysAgo: 1.2,
    status: 'on-hold',
    hoursInState: 20,
  },
  {
    description: 'Paid ahead of the weekend',
    daysAgo: 0.6,
    status: 'approved',
    hoursInState: 12,
  },
  {
    description: 'Settled day left out of the last payout',
    daysAgo: 1,
    status: 'ack',
    hoursInState: 0.5,
  },
  {
    description: 'Paid early for a supplier’s invoice',
    daysAgo: 1.5,
    status: 'instructed',
    hoursInState: 0.5,
  },
  {
    description: 'Settled day held for a review',
    daysAgo: 2,
    status: 'instruction',
    hoursInState: 3,
  },
  {
    description: 'Paid by hand after a bank holiday',
    daysAgo: 2.5,
    status: 'processing',
    hoursInState: 3,
  },
  {
    description: 'Paid early for payroll',
    daysAgo: 3,
    status: 'processed',
    hoursInState: 3,
  },
];

/** The smallest manual payout, in cents. */
const leastAmount = 10_00;

/**
 * Manual payouts to a brand's merchants, one in each state. Each pays a settled day that the schedule then leaves out,
 * so that only settled money is paid.
 */
export function addManualPayouts(book: Book, days: readonly SettledDay[], now: number): void {
  for (const { description, daysAgo, status, hoursInState } of byHand) {
    const at = now - daysAgo * dayMs;
    const day = days.findLast(
      ({ totals, batch, net }) =>
        totals.settledAt <= at &&
        net >= leastAmount &&
        batch.payoutId === null &&
        !totals.merchant.isSuspended,
    );
    if (!day) continue;
    const payout = {
      mode: 'manual' as const,
      amount: cents(day.net),
      description,
      at,
      letGoAt: now - hoursInState * hourMs,
      status,
      ...(status === 'on-hold' ? { holdReason: 'Waiting for the invoice' } : {}),
    };
    day.batch.payoutId = addPayout(book, day.totals.merchant, payout, now);
  }
}
