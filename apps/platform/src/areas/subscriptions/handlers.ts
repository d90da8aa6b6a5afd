import type { subscriptions as contract } from '@payfac/api/contract';
import {
  applySubscription,
  type Subscription,
  type SubscriptionAction,
} from '@payfac/domain/subscriptions';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { dayOf } from '../../kernel/clock/facilitator-day.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { plans, subscriptions } from '../../kernel/database/schema/index.ts';
import { changesOf, charging, type Found, type SubscriptionRow } from './changes.ts';
import { subscriptionExport, subscriptionList } from './list.ts';

const s = subscriptions;

export const createSubscriptionsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  const own = (id: string, { scope }: SessionContext) =>
    and(eq(s.subscriptionId, id), within(scope, s));

  /** Changes a subscription under its row lock and records who did it. */
  async function change(
    id: string,
    verb: string,
    context: SessionContext,
    changesTo: (
      transaction: Transaction,
      found: Found,
      at: Date,
    ) => Promise<Partial<SubscriptionRow>>,
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
      const changes = await changesTo(transaction, found, at);
      await transaction
        .update(s)
        .set({ ...changes, updatedAt: at })
        .where(eq(s.subscriptionId, id));
      await recordActivity(transaction, context, {
        action: 'subscriptions.manage',
        target: id,
        message: `${verb} a subscription to ${found.plan.name}`,
        subMerchantId: found.subscription.subMerchantId,
      });
    });
    const shown = await readOne(pool, subscriptionList, own(id, context));
    if (!shown) throw notFound('The subscription');
    return shown;
  }

  const move = (id: string, action: SubscriptionAction, verb: string, context: SessionContext) =>
    change(id, verb, context, async (transaction, { subscription, plan }, at) => {
      const status = applySubscription(subscription.status, action);
      if (!status) throw notAllowedInStatus('The subscription', subscription.status);
      const today = await dayOf(transaction, subscription.facilitatorId, at);
      return { ...changesOf[action]?.(subscription, plan, today, at), status };
    });

  return {
    list: listHandlers(pool, subscriptionList, subscriptionExport),
    activate: ({ params }, context) => move(params.id, 'activate', 'Activated', context),
    deactivate: ({ params }, context) => move(params.id, 'deactivate', 'Deactivated', context),
    changeCard: ({ params, body }, context) =>
      change(params.id, 'Changed the card of', context, (transaction, { subscription }) => {
        if (subscription.status === 'canceled')
          throw notAllowedInStatus('The subscription', 'canceled');
        return charging(transaction, subscription, body.token);
      }),
    cancel: ({ params }, context) => move(params.id, 'cancel', 'Canceled', context),
  };
};
