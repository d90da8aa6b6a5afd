import { periodAt } from '@payfac/domain/plans';
import { priceOf } from '@payfac/domain/pricing';
import { formatDay } from '@payfac/domain/time';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { facilitators, plans, subscriptions } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { chargeSaved } from '../transactions/charge-saved.ts';
import { afterFailed, afterPaid } from './billing-state.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>;

const s = subscriptions;
const atOnce = 500;

type Due = {
  readonly subscription: typeof s.$inferSelect;
  readonly plan: typeof plans.$inferSelect;
};

/** Advances a period without a charge: it is free, or nothing can be charged any more. */
function skip({ database }: Needs, { subscription, plan }: Due, isPaid: boolean, at: Date) {
  const { subscriptionId, periodIndex } = subscription;
  const changes = (isPaid ? afterPaid : afterFailed)(plan.schedules, subscription);
  return inTransaction(database, async (transaction) => {
    await transaction
      .update(s)
      .set({ ...changes, updatedAt: at })
      .where(and(eq(s.subscriptionId, subscriptionId), eq(s.periodIndex, periodIndex)));
  });
}

async function bill(services: Needs, due: Due, at: Date): Promise<void> {
  const { subscription, plan } = due;
  const { subscriptionId, startedOn, periodIndex, quantity, modules } = subscription;
  const period = periodAt(plan.schedules, startedOn, periodIndex);
  const schedule = period && plan.schedules[period.schedule];
  if (!schedule) return;
  const amount = priceOf(schedule.pricing, { quantity, modules });
  if (amount <= 0) return skip(services, due, true, at);
  const response = await chargeSaved(services, {
    subMerchantId: subscription.subMerchantId,
    customerId: subscription.customerId,
    token: subscription.token,
    amount,
    source: 'subscription',
    more: { subscriptionId, chargeNumber: periodIndex, description: plan.title },
  });
  if (response === 'impossible') await skip(services, due, false, at);
}

/**
 * Charges each due period once. The charge's row names subscription and period, and a unique index allows one such row
 * that isn't declined.
 * @returns how many were due.
 */
export async function billSubscriptions(services: Needs): Promise<number> {
  const { database, clock } = services;
  const now = await clock.now();
  let billed = 0;
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const due = await database
      .select({ subscription: s, plan: plans })
      .from(s)
      .innerJoin(plans, eq(plans.planId, s.planId))
      .where(
        and(
          eq(s.facilitatorId, facilitatorId),
          eq(s.status, 'active'),
          lte(s.nextChargeOn, formatDay(now, timeZone)),
        ),
      )
      .orderBy(asc(s.nextChargeOn), asc(s.subscriptionId))
      .limit(atOnce);
    const named = ({ subscription }: Due) => ({ ...subscription, id: subscription.subscriptionId });
    billed += await rowByRow(due, named, (one) => bill(services, one, now));
  }
  return billed;
}
