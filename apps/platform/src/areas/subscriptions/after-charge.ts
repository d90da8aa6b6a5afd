import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { plans, subscriptions } from '../../kernel/database/schema/index.ts';
import type { TransactionRow } from '../transactions/store.ts';
import { afterFailed, afterPaid } from './billing-state.ts';

/** Advances a subscription once its current period's charge is decided. Charges of other periods are ignored. */
export async function afterSubscriptionCharge(
  transaction: Transaction,
  { subscriptionId, chargeNumber, outcome }: TransactionRow,
  at: Date,
): Promise<void> {
  if (subscriptionId === null) return;
  const [found] = await transaction
    .select({ subscription: subscriptions, schedules: plans.schedules })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.planId, subscriptions.planId))
    .where(eq(subscriptions.subscriptionId, subscriptionId))
    .for('update', { of: subscriptions });
  if (!found || found.subscription.periodIndex !== chargeNumber) return;
  const { subscription, schedules } = found;
  const changes =
    outcome === 'success'
      ? afterPaid(schedules, subscription)
      : afterFailed(schedules, subscription);
  await transaction
    .update(subscriptions)
    .set({ ...changes, updatedAt: at })
    .where(eq(subscriptions.subscriptionId, subscriptionId));
}
