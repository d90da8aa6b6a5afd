import type { PaymentType } from '@payfac/domain/enumerations';
import type { CancelEffect, CancelOptions, PlanSchedule, PlanStatus } from '@payfac/domain/plans';
import type { SubscriptionStatus } from '@payfac/domain/subscriptions';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, owner, sortIndexes, updatedAt, word } from './columns.ts';

export const plans = pgTable(
  'plans',
  {
    planId: text('plan_id').primaryKey(),
    ...owner(),
    name: text('name').notNull(),
    description: text('description'),
    title: text('title').notNull(),
    subTitle: text('sub_title'),
    schedules: document<PlanSchedule[]>('schedules').notNull(),
    cancelOptions: document<CancelOptions>('cancel_options').notNull(),
    status: word<PlanStatus>('status').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ...sortIndexes('plans_by_created', table, table.createdAt, table.planId),
    index('plans_by_name').on(table.facilitatorId, sql`lower(${table.name})`, table.planId),
  ],
);

/**
 * A customer's subscription. The charge of a period is a payment with the subscription and the period's index: a unique
 * index prevents two of them at once.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    ...owner(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.planId),
    customerId: text('customer_id').notNull(),
    status: word<SubscriptionStatus>('status').notNull(),
    quantity: integer('quantity').notNull(),
    modules: document<string[]>('modules').notNull(),
    paymentType: word<PaymentType>('payment_type').notNull(),
    /** The saved card that is charged. */
    token: text('token').notNull(),
    last4: text('last4').notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** Index of the next period to charge. */
    periodIndex: integer('period_index').notNull(),
    /** When it is next charged or retried; null if nothing is left to charge. */
    nextChargeOn: date('next_charge_on', { mode: 'string' }),
    /** For the period's charge. */
    failedAttempts: integer('failed_attempts').notNull(),
    cancelEffect: word<CancelEffect>('cancel_effect').notNull(),
    canceledAt: instant('canceled_at'),
    /** The day it ends, if known. */
    endsOn: date('ends_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ...sortIndexes('subscriptions_by_created', table, table.createdAt, table.subscriptionId),
    ...sortIndexes('subscriptions_by_start', table, table.startedOn, table.subscriptionId),
    ...sortIndexes('subscriptions_by_next_charge', table, table.nextChargeOn, table.subscriptionId),
    index('subscriptions_due').on(table.nextChargeOn).where(sql`${table.status} = 'active'`),
    index('subscriptions_of_plan').on(table.planId),
  ],
);
