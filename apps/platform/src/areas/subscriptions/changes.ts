import { periodAt } from '@payfac/domain/plans';
import { endAfterCancel, type SubscriptionAction } from '@payfac/domain/subscriptions';
import { addDays } from '@payfac/domain/time';
import { notFound } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import type { plans, subscriptions } from '../../kernel/database/schema/index.ts';
import { findSavedCard } from '../transactions/card-token.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type PlanRow = typeof plans.$inferSelect;
export interface Found {
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
}
type Changes = (
  subscription: SubscriptionRow,
  plan: PlanRow,
  today: string,
  at: Date,
) => Partial<SubscriptionRow>;

/** A card to charge, saved with the subscription's customer. @throws CallFailure 404 for any other. */
export async function charging(
  transaction: Transaction,
  { customerId }: SubscriptionRow,
  token: string,
): Promise<Partial<SubscriptionRow>> {
  const card = await findSavedCard(transaction, token, customerId);
  if (!card) throw notFound('The card');
  const paymentType = card.kind === 'DEBIT' ? 'debit' : 'creditCard';
  return { token, paymentType, last4: card.last4 };
}

/** How many periods to look ahead; enough for the longest notice, a year. */
const periodsAhead = 400;

/**
 * Reactivates a subscription. A charge left unpaid by a pause is retried at once; charges that fell due while the
 * subscription was inactive are skipped.
 */
const takenUp: Changes = (subscription, { schedules }, today) => {
  if (subscription.status === 'paused') return { failedAttempts: 0, nextChargeOn: today };
  const { startedOn, nextChargeOn } = subscription;
  if (nextChargeOn === null) return {};
  for (let index = subscription.periodIndex; ; index += 1) {
    const period = periodAt(schedules, startedOn, index);
    if (!period) return { nextChargeOn: null };
    if (period.chargeOn >= today) {
      return { periodIndex: index, failedAttempts: 0, nextChargeOn: period.chargeOn };
    }
  }
};

const ended: Changes = (subscription, { schedules, cancelOptions }, today, at) => {
  const { startedOn, periodIndex } = subscription;
  const latest = addDays(today, cancelOptions.noticeDays);
  const ends: string[] = [];
  for (let index = Math.max(0, periodIndex - 1); ends.length < periodsAhead; index += 1) {
    const period = periodAt(schedules, startedOn, index);
    if (!period) break;
    if (period.until > today) ends.push(period.until);
    if (period.until >= latest) break;
  }
  return {
    canceledAt: at,
    nextChargeOn: null,
    cancelEffect: cancelOptions.takesEffect,
    endsOn: endAfterCancel(today, cancelOptions, ends),
  };
};

/** A move's other changes. */
export const changesOf: Partial<Readonly<Record<SubscriptionAction, Changes>>> = {
  activate: takenUp,
  cancel: ended,
};
