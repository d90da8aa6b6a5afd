import { cents } from '@payfac/domain/money';
import {
  type BillingPeriod,
  type CancelOptions,
  type PlanSchedule,
  type PlanStatus,
  periodAt,
} from '@payfac/domain/plans';
import { priceOf } from '@payfac/domain/pricing';
import {
  retryOn,
  type SubscriptionStatus,
  subscriptionRetryDays,
} from '@payfac/domain/subscriptions';
import { addDays, formatDay } from '@payfac/domain/time';
import { afterPaid } from '../../areas/subscriptions/billing-state.ts';
import type { Shop } from './commerce-shop.ts';
import type { PaymentHistory } from './payment-history.ts';

/** The time of day at which periods are charged. */
const billingTime = 'T14:00:00.000Z';
const subscriptionsAPlan = 6;

const monthly = {
  timing: 'atSubscriptionStart',
  period: { unit: 'month', count: 1 },
} as const;

const cancelOptions: CancelOptions = {
  byPayer: true,
  takesEffect: 'atPeriodEnd',
  noticeDays: 0,
};

const offers: readonly {
  readonly name: string;
  readonly title: string;
  readonly status: PlanStatus;
  readonly schedules: PlanSchedule[];
}[] = [
  {
    name: 'Club, monthly',
    title: 'The monthly club',
    status: 'active',
    schedules: [
      { name: 'Trial', pricing: { model: 'free' }, billing: monthly, cycles: 1 },
      {
        name: 'Monthly',
        pricing: { model: 'flat', amount: cents(19_00) },
        billing: monthly,
        cycles: null,
      },
    ],
  },
  {
    name: 'Seats',
    title: 'Seats for your team',
    status: 'active',
    schedules: [
      {
        name: 'Seats',
        pricing: {
          model: 'perUsageTiered',
          tiers: [
            { upTo: 5, unitPrice: cents(12_00) },
            { upTo: null, unitPrice: cents(9_00) },
          ],
        },
        billing: monthly,
        cycles: null,
      },
    ],
  },
  {
    name: 'Early bird',
    title: 'The early bird',
    status: 'inactive',
    schedules: [
      {
        name: 'Monthly',
        pricing: { model: 'flat', amount: cents(12_00) },
        billing: monthly,
        cycles: null,
      },
    ],
  },
  {
    name: 'Next season',
    title: 'Season pass',
    status: 'draft',
    schedules: [
      {
        name: 'Season',
        pricing: { model: 'flat', amount: cents(149_00) },
        billing: { timing: 'executionDays', executionDays: [1] },
        cycles: 4,
      },
    ],
  },
];

/** The days on which a period with a declined card is charged: its own, and each retry's. */
const attemptsOf = (chargeOn: string): readonly string[] => [
  chargeOn,
  ...subscriptionRetryDays.flatMap((_, index) => retryOn(chargeOn, index + 1) ?? []),
];

const chargedAt = (day: string): number => Date.parse(`${day}${billingTime}`);

/** The last period that can have failed at every retry by now; undefined when none can. */
function unpaidPeriod(schedules: readonly PlanSchedule[], startedOn: string, now: number) {
  for (let index = 0, found: BillingPeriod | undefined; ; index += 1) {
    const period = periodAt(schedules, startedOn, index);
    if (!period || chargedAt(attemptsOf(period.chargeOn).at(-1) ?? '') >= now) return found;
    if (schedules[period.schedule]?.pricing.model !== 'free') found = period;
  }
}

function addSubscription(shop: Shop, planId: string, schedules: readonly PlanSchedule[]): void {
  const { book, random, now, owner, merchant } = shop;
  const at = shop.pastMoment(1);
  const payer = shop.regular(at);
  const startedOn = formatDay(new Date(at), merchant.place.timeZone);
  const usage = { quantity: random.int(1, 12), modules: [] };
  const subscriptionId = book.newId('sub');
  const status = random.weighted<SubscriptionStatus>([
    ['active', 75],
    ['canceled', 10],
    ['paused', 8],
    ['inactive', 7],
  ]);
  let state = { startedOn, periodIndex: 0, failedAttempts: 0 };
  let chargeOn = periodAt(schedules, startedOn, 0)?.chargeOn ?? null;
  let endsOn: string | null = null;
  const unpaid = status === 'paused' ? unpaidPeriod(schedules, startedOn, now) : undefined;
  const charge = (period: BillingPeriod, day: string, more?: Partial<PaymentHistory>): void => {
    const amount = priceOf(schedules[period.schedule]?.pricing ?? { model: 'free' }, usage);
    if (amount === 0) return;
    const moment = Math.max(chargedAt(day), at + 1000);
    const payment = shop.pay(payer, moment, amount, 'subscription', more);
    payment.subscriptionId = subscriptionId;
    payment.chargeNumber = period.index;
  };
  for (;;) {
    const period = periodAt(schedules, startedOn, state.periodIndex);
    if (!period || Math.max(chargedAt(period.chargeOn), at + 1000) >= now - 60_000) break;
    if (unpaid && period.index === unpaid.index) {
      for (const day of attemptsOf(period.chargeOn)) {
        charge(period, day, { decline: 'insufficient-funds' });
      }
      break;
    }
    charge(period, period.chargeOn);
    const { periodIndex = 0, nextChargeOn = null } = afterPaid(schedules, state);
    state = { ...state, periodIndex };
    chargeOn = nextChargeOn;
  }
  const canceledAt = status === 'canceled' ? new Date(now - 3_600_000) : null;
  // Every second cancellation took effect immediately instead of at the end of the period.
  const isImmediate =
    canceledAt !== null && book.count(`canceled ${owner.facilitatorId}`) % 2 === 0;
  if (canceledAt) {
    endsOn = isImmediate
      ? formatDay(canceledAt, merchant.place.timeZone)
      : (periodAt(schedules, startedOn, Math.max(0, state.periodIndex - 1))?.until ?? startedOn);
    chargeOn = null;
  }
  book.rows.subscriptions.push({
    subscriptionId,
    ...owner,
    planId,
    customerId: payer.customerId,
    status: status === 'paused' && !unpaid ? 'active' : status,
    ...usage,
    paymentType: payer.card.kind === 'DEBIT' ? 'debit' : 'creditCard',
    token: payer.token,
    last4: payer.card.number.slice(-4),
    ...state,
    failedAttempts: unpaid ? attemptsOf(unpaid.chargeOn).length : 0,
    nextChargeOn: unpaid ? (attemptsOf(unpaid.chargeOn).at(-1) ?? null) : chargeOn,
    cancelEffect: isImmediate ? 'immediately' : cancelOptions.takesEffect,
    canceledAt,
    endsOn,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  });
}

/** A shop's plans and their subscribers, with every period up to now charged. */
export function addSubscriptions(shop: Shop): void {
  const { book, owner, now } = shop;
  for (const [place, { schedules, ...offer }] of offers.entries()) {
    // A quiet shop has fewer plans than a busy one.
    if (place > Math.ceil(offers.length * shop.size * 1.3)) continue;
    const planId = book.newId('pln');
    const createdAt = new Date(
      Date.parse(`${addDays(new Date(now).toISOString().slice(0, 10), -320)}${billingTime}`),
    );
    book.rows.plans.push({
      planId,
      ...owner,
      ...offer,
      description: null,
      subTitle: null,
      schedules,
      cancelOptions,
      createdAt,
      updatedAt: createdAt,
    });
    if (offer.status !== 'active') continue;
    const count = Math.ceil(subscriptionsAPlan * shop.size * (0.6 + shop.random.next()));
    for (let made = 0; made < count; made += 1) addSubscription(shop, planId, schedules);
  }
}
