import type { subscriptions as contract } from '@payfac/api/contract';
import { periodAt } from '@payfac/domain/plans';
import {
  applySubscription,
  endAfterCancel,
  type Subscription,
  type SubscriptionAction,
} from '@payfac/domain/subscriptions';
import { addDays } from '@payfac/domain/time';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { notFound, notNow } from '../../api/failures.ts';
import type { Handlers } from '../../api/handlers.ts';
import { listHandlers } from '../../api/list-handlers.ts';
import { readOne } from '../../api/lists/read-one.ts';
import { within } from '../../api/scope.ts';
import type { Services } from '../../api/services.ts';
import { dayOf } from '../../clock/facilitator-day.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { plans, subscriptions } from '../../database/schema/index.ts';
import { recordActivity } from '../activities/record.ts';
import { subscriptionExport, subscriptionList } from './list.ts';

const s = subscriptions;

type SubscriptionRow = typeof s.$inferSelect;
type PlanRow = typeof plans.$inferSelect;
type Changes = (
  subscription: SubscriptionRow,
  plan: PlanRow,
  today: string,
  at: Date,
) => Partial<SubscriptionRow>;

/** Periods looked at beyond the running one: a notice is a year at most. */
const periodsAhead = 400;

/**
 * Taken up again. What a pause left unpaid is tried at once; what fell due while nobody was to be
 * charged is passed over.
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

const changesOf: Partial<Readonly<Record<SubscriptionAction, Changes>>> = {
  activate: takenUp,
  cancel: ended,
};

export const createSubscriptionsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  const own = (id: string, { scope }: SessionContext) =>
    and(eq(s.subscriptionId, id), within(scope, s));

  async function move(
    id: string,
    action: SubscriptionAction,
    verb: string,
    context: SessionContext,
  ): Promise<Subscription> {
    const at = await clock.now();
    await inTransaction(database, async (transaction) => {
      const [found] = await transaction
        .select({ subscription: s, plan: plans })
        .from(s)
        .innerJoin(plans, eq(plans.planId, s.planId))
        .where(own(id, context))
        .for('update', { of: s });
      if (!found) throw notFound('The subscription');
      const { subscription, plan } = found;
      const status = applySubscription(subscription.status, action);
      if (!status) throw notNow('The subscription', subscription.status);
      const today = await dayOf(transaction, subscription.facilitatorId, at);
      const changes = changesOf[action]?.(subscription, plan, today, at) ?? {};
      await transaction
        .update(s)
        .set({ ...changes, status, updatedAt: at })
        .where(eq(s.subscriptionId, id));
      await recordActivity(transaction, context, {
        action: 'subscriptions.manage',
        target: id,
        message: `${verb} a subscription to ${plan.name}`,
        subMerchantId: subscription.subMerchantId,
      });
    });
    const shown = await readOne(pool, subscriptionList, own(id, context));
    if (!shown) throw notFound('The subscription');
    return shown;
  }

  return {
    list: listHandlers(pool, subscriptionList, subscriptionExport),
    activate: ({ params }, context) => move(params.id, 'activate', 'Activated', context),
    deactivate: ({ params }, context) => move(params.id, 'deactivate', 'Deactivated', context),
    cancel: ({ params }, context) => move(params.id, 'cancel', 'Canceled', context),
  };
};
