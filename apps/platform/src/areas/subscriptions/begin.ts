import { type Cents, zeroCents } from '@payfac/domain/money';
import type { PlanSchedule } from '@payfac/domain/plans';
import { periodAt } from '@payfac/domain/plans';
import { priceOf, type Usage } from '@payfac/domain/pricing';
import { formatDay } from '@payfac/domain/time';
import { eq } from 'drizzle-orm';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import {
  cardTokens,
  plans,
  subscriptions,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import type { HostedSessionRow } from '../hosted-sessions/store.ts';
import type { TransactionRow } from '../transactions/store.ts';
import { afterPaid } from './billing-state.ts';

/** A new subscription's charge on its first day, and its first charge date. */
export function firstCharge(
  schedules: readonly PlanSchedule[],
  usage: Usage,
  today: string,
): { readonly amount: Cents; readonly dueNow: Cents; readonly chargeOn: string } | undefined {
  const period = periodAt(schedules, today, 0);
  const schedule = period && schedules[period.schedule];
  if (!schedule) return undefined;
  const amount = priceOf(schedule.pricing, usage);
  const { chargeOn } = period;
  return { amount, dueNow: chargeOn <= today ? amount : zeroCents, chargeOn };
}

/** One unit, unless the invitation offers a different usage. */
export const usageOf = ({ planUsage }: Pick<HostedSessionRow, 'planUsage'>): Usage =>
  planUsage ?? { quantity: 1, modules: [] };

interface Begun {
  readonly session: HostedSessionRow;
  readonly planId: string;
  readonly customerId: string;
  /** A card saved with the customer. */
  readonly token: string;
  /** The first period's charge; absent when it is charged later or free. */
  readonly row: TransactionRow | undefined;
}

/** Starts the subscription that a payer took up on a page, as of the day of payment. */
export async function beginSubscription(
  transaction: Transaction,
  { session, planId, customerId, token, row }: Begun,
  at: Date,
): Promise<void> {
  const [plan] = await transaction.select().from(plans).where(eq(plans.planId, planId));
  const [card] = await transaction.select().from(cardTokens).where(eq(cardTokens.token, token));
  if (!plan || !card) throw new Error(`Plan ${planId} cannot be subscribed to.`);
  const { facilitatorId, spProductId, subMerchantId } = session;
  const zone = await zoneOf(transaction, facilitatorId);
  const startedOn = formatDay(row?.createdAt ?? at, zone);
  const usage = usageOf(session);
  const subscriptionId = newId('sub');
  const first = firstCharge(plan.schedules, usage, startedOn);
  const isPaid = row !== undefined || (first?.amount === 0 && first.chargeOn <= startedOn);
  await transaction.insert(subscriptions).values({
    subscriptionId,
    facilitatorId,
    spProductId,
    subMerchantId,
    planId,
    customerId,
    status: 'active',
    quantity: usage.quantity,
    modules: [...usage.modules],
    paymentType: card.kind === 'DEBIT' ? 'debit' : 'creditCard',
    token,
    last4: card.last4,
    startedOn,
    periodIndex: 0,
    nextChargeOn: first?.chargeOn ?? null,
    failedAttempts: 0,
    cancelEffect: plan.cancelOptions.takesEffect,
    createdAt: at,
    updatedAt: at,
    ...(isPaid ? afterPaid(plan.schedules, { startedOn, periodIndex: 0, failedAttempts: 0 }) : {}),
  });
  const transactionId = row?.transactionId ?? null;
  const amount = row?.amount ?? null;
  const data = { subscriptionId, planId, subMerchantId, spProductId, customerId };
  const created = { ...data, transactionId, amount };
  await emitEvent(transaction, session, {
    type: 'subscription.created',
    timestamp: at,
    data: created,
  });
  if (!row) return;
  await transaction
    .update(transactions)
    .set({ subscriptionId, chargeNumber: 0 })
    .where(eq(transactions.transactionId, row.transactionId));
  await emitEvent(transaction, session, {
    type: 'subscription.charged',
    timestamp: at,
    data: created,
  });
}
