import type { subscriptions as contract } from '@payfac/api/contract';
import { type PlanSchedule, periodAt } from '@payfac/domain/plans';
import { priceOf } from '@payfac/domain/pricing';
import { type Subscription, subscriptionStatusLabels } from '@payfac/domain/subscriptions';
import { eq, sql } from 'drizzle-orm';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed, RawRow } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import {
  clock,
  customers,
  facilitators,
  plans,
  subMerchants,
  subscriptions,
  transactions,
} from '../../kernel/database/schema/index.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const s = subscriptions;

const transactionIds: Computed<string[]> = {
  expression: sql`(select coalesce(json_agg(paid.transaction_id order by paid.created_at desc), '[]')
    from ${transactions} as paid where paid.subscription_id = ${s.subscriptionId}
      and paid.operation = 'sale')`,
  read: (text) => JSON.parse(text),
};

/** Today, in business time and the facilitator's zone. */
const today: Computed<string> = {
  expression: sql`((clock_timestamp() + coalesce((select ${clock.offsetMs} from ${clock} limit 1), 0)
    * interval '1 millisecond') at time zone ${facilitators.timeZone})::date`,
  read: (text) => text,
};

const fields = {
  subscriptionId: s.subscriptionId,
  planId: s.planId,
  planName: plans.name,
  schedules: plans.schedules,
  subMerchantId: s.subMerchantId,
  accountName: subMerchants.dbaName,
  customerId: s.customerId,
  customerName: customers.name,
  email: customers.email,
  status: s.status,
  quantity: s.quantity,
  modules: s.modules,
  paymentType: s.paymentType,
  last4: s.last4,
  startedOn: s.startedOn,
  periodIndex: s.periodIndex,
  nextChargeOn: s.nextChargeOn,
  failedAttempts: s.failedAttempts,
  transactionIds,
  createdAt: s.createdAt,
  canceledAt: s.canceledAt,
  cancelEffect: s.cancelEffect,
  endsOn: s.endsOn,
  today,
};

type Raw = RawRow<typeof fields>;

/** The period that a day lies in: the last charged one, the next, or the one after. */
export function runningPeriod(
  schedules: readonly PlanSchedule[],
  { startedOn, periodIndex }: { readonly startedOn: string; readonly periodIndex: number },
  day: string,
) {
  return [periodIndex - 1, periodIndex, periodIndex + 1]
    .filter((index) => index >= 0)
    .map((index) => periodAt(schedules, startedOn, index))
    .find((period) => period !== undefined && period.from <= day && day < period.until);
}

function currentPeriod(raw: Raw): Subscription['currentPeriod'] {
  const { schedules, quantity, modules, status, today: day } = raw;
  const period = status === 'canceled' || !day ? undefined : runningPeriod(schedules, raw, day);
  const schedule = period && schedules[period.schedule];
  if (!schedule) return null;
  const { index, from: first, until: next, chargeOn } = period;
  const amount = priceOf(schedule.pricing, { quantity, modules });
  return { index, from: first, until: next, chargeOn, amount };
}

export const subscriptionList: ListDefinition<Query, typeof fields, Subscription> = {
  fields,
  source: sql`${s} join ${plans} on ${eq(plans.planId, s.planId)}
    join ${subMerchants} on ${eq(subMerchants.subMerchantId, s.subMerchantId)}
    join ${customers} on ${eq(customers.customerId, s.customerId)}
    join ${facilitators} on ${eq(facilitators.facilitatorId, s.facilitatorId)}`,
  id: s.subscriptionId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    from: from(s.createdAt),
    to: until(s.createdAt),
    subMerchantId: oneOf(s.subMerchantId),
    spProductId: oneOf(s.spProductId),
    planId: oneOf(s.planId),
    customerId: oneOf(s.customerId),
    subscriptionId: contains(s.subscriptionId),
    planName: contains(plans.name),
    customerName: contains(customers.name),
    accountName: contains(subMerchants.dbaName),
    email: contains(customers.email),
    status: oneOf(s.status),
    nextChargeFrom: (day) => sql`${s.nextChargeOn} >= ${day}`,
    nextChargeTo: (day) => sql`${s.nextChargeOn} <= ${day}`,
  },
  searched: [s.subscriptionId, plans.name, customers.name, customers.email],
  sorts: {
    createdAt: { expression: s.createdAt, type: 'timestamptz' },
    startedOn: { expression: s.startedOn, type: 'date' },
    nextChargeOn: { expression: s.nextChargeOn, type: 'date', isNullable: true },
  },
  defaultSort: '-createdAt',
  toRow: (raw) => ({
    subscriptionId: raw.subscriptionId,
    planId: raw.planId,
    planName: raw.planName,
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName,
    customerId: raw.customerId,
    customerName: raw.customerName,
    email: raw.email,
    status: raw.status,
    quantity: raw.quantity,
    modules: raw.modules,
    paymentType: raw.paymentType,
    truncatedAccount: raw.last4,
    startedOn: raw.startedOn,
    currentPeriod: currentPeriod(raw),
    nextChargeOn: raw.nextChargeOn,
    failedAttempts: raw.failedAttempts,
    transactionIds: raw.transactionIds ?? [],
    createdAt: raw.createdAt,
    canceledAt: raw.canceledAt,
    cancelEffect: raw.cancelEffect,
    endsOn: raw.endsOn,
  }),
};

export const subscriptionExport: ExportDefinition<Query, Subscription> = {
  fileName: () => 'subscriptions',
  columns: [
    wordColumn('Subscription ID', (row) => row.subscriptionId),
    textColumn('Plan', (row) => row.planName),
    textColumn('Customer', (row) => row.customerName),
    textColumn('Email', (row) => row.email),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Status', (row) => subscriptionStatusLabels[row.status]),
    wordColumn('Started', (row) => row.startedOn),
    wordColumn('Next charge', (row) => row.nextChargeOn),
    moneyColumn('Amount', (row) => row.currentPeriod?.amount ?? null),
    wordColumn('Failed attempts', (row) => row.failedAttempts),
    wordColumn('Ends', (row) => row.endsOn),
    instantColumn('Created', (row) => row.createdAt),
    instantColumn('Canceled', (row) => row.canceledAt),
  ],
};
