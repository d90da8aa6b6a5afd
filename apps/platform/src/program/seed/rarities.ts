import { installmentSchedule } from '@payfac/domain/installments';
import { cents } from '@payfac/domain/money';
import { addDays, addUnits, formatDay } from '@payfac/domain/time';
import type { CardBehavior } from '../../processors/simulated/card-behaviors.ts';
import type { Shop } from './commerce-shop.ts';
import { type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import { newPage, type PageRow, tried } from './pages.ts';
import type { PaymentHistory } from './payment-history.ts';
import { addRuleAlerts } from './risk-samples.ts';

/*
 * Records that a large business always has but a random year may lack: each brand gets one of each, at any scale,
 * weekday and hour.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Dispute = NonNullable<PaymentHistory['dispute']>;

/** Days since it was opened, and since it ended. */
const disputes: readonly (readonly [
  opened: number,
  ended: number | undefined,
  rest: Partial<Dispute> & { readonly isWon?: boolean },
])[] = [
  [2, undefined, { reason: 'fraudulent' }],
  [6, undefined, { reason: 'not_received' }],
  [12, undefined, { reason: 'not_received' }],
  [40, 8, { reason: 'fraudulent', isWon: true }],
  [38, 6, { reason: 'not_received' }],
  [3, undefined, { reason: 'not_received', isInquiry: true }],
  [13, undefined, { reason: 'not_received', isInquiry: true }],
  [25, 4, { reason: 'fraudulent', isInquiry: true }],
];

function addDisputes(shops: readonly Shop[]): void {
  for (const [place, [opened, ended, { isWon = false, ...rest }]] of disputes.entries()) {
    const shop = shops[place % Math.min(3, shops.length)];
    if (!shop) continue;
    const { now, random } = shop;
    const openedAt = now - opened * dayMs;
    const dispute: Dispute = {
      openedAt,
      reason: 'fraudulent',
      isInquiry: false,
      ...rest,
      ...(ended === undefined ? {} : { end: { at: now - ended * dayMs, isWon } }),
    };
    const at = openedAt - random.int(10, 20) * dayMs;
    const amount = cents(random.int(30, 400) * 100 + 49);
    shop.pay(shop.regular(at), at, amount, 'api', { dispute });
  }
}

/** Payments in short-lived or rare states. */
function addStates(shop: Shop): void {
  const { now, random } = shop;
  const pay = (hoursAgo: number, story: Partial<PaymentHistory>): void => {
    const at = now - hoursAgo * hourMs;
    shop.pay(shop.regular(at), at, cents(random.int(20, 300) * 100), 'api', story);
  };
  const authorized = { isAuthorization: true } as const;
  pay(3, {});
  const bouncedAt = now - 12 * dayMs;
  shop.bounce(shop.regular(bouncedAt), bouncedAt, cents(140_00));
  pay(30, authorized);
  pay(31, { ...authorized, voidedAt: now - 20 * hourMs });
  pay(9 * 24, { ...authorized, isExpired: true });
  pay(50, { ...authorized, capture: { at: now - 40 * hourMs, amount: cents(15_00) } });
  pay(4, { voidedAt: now - 3 * hourMs });
  const refunds = [{ at: now - 26 * hourMs, amount: cents(5_00), isFailed: false }];
  pay(100, { refunds });
  pay(110, { refunds: [{ at: now - 60 * hourMs, amount: cents(7_00), isFailed: true }] });
}

type Variant = Partial<PageRow> & { readonly hoursAgo: number };

/** Links in every short-lived state, and of every rare kind. */
const links = (shop: Shop): readonly Variant[] => [
  { status: 'created', hoursAgo: 2, description: 'Deposit' },
  { status: 'sent', hoursAgo: 5, description: 'Booking', callToAction: 'Book' },
  { status: 'resent', hoursAgo: 30, description: 'Balance due' },
  { status: 'canceled', hoursAgo: 200, description: 'Special order' },
  { status: 'expired', hoursAgo: 600, description: 'Class fee' },
  {
    status: 'initiated',
    completion: 'initiated',
    openedAt: new Date(shop.now - hourMs / 4),
    hoursAgo: 1,
    description: 'Deposit',
  },
  {
    status: 'sent',
    hoursAgo: 8,
    description: 'Summer camp',
    callToAction: 'Custom',
    callToActionLabel: 'Enroll',
    customFields: [
      { key: 'child', label: 'Name of the child', type: 'text', required: true, options: [] },
      {
        key: 'shirt',
        label: 'Shirt size',
        type: 'single',
        required: true,
        options: ['Small', 'Medium', 'Large'],
      },
    ],
  },
];

function addLink(shop: Shop, { hoursAgo, ...variant }: Variant): PageRow {
  const { book, owner, now } = shop;
  const createdAt = new Date(now - hoursAgo * hourMs);
  const amount = cents(shop.random.int(20, 400) * 100);
  const page: PageRow = {
    ...newPage(book.newId('hps'), owner, { source: 'paymentlink', amount, createdAt }),
    amount,
    email: 'payer@example.com',
    sendEmail: true,
    expiresAt: new Date(createdAt.getTime() + 14 * dayMs),
    createdBy: `manager@${owner.facilitatorId}`,
    sentAt: variant.status === 'created' ? null : createdAt,
    ...variant,
  };
  book.rows.hostedSessions.push(page);
  return page;
}

/** A link that several payers pay, one whose card was declined, and an abandoned checkout. */
function addPaidPages(shop: Shop): void {
  const { now, book, owner } = shop;
  const hours = [120, 70, 20];
  const shared = addLink(shop, {
    status: 'initiated',
    completion: 'completed',
    hoursAgo: 150,
    description: 'Fundraiser',
    callToAction: 'Donate',
    usageType: 'multi_use',
    usageLimit: 25,
    useCount: hours.length,
    openedAt: new Date(now - 121 * hourMs),
    completedAt: new Date(now - 20 * hourMs),
  });
  for (const ago of hours) {
    const at = now - ago * hourMs;
    const payment = shop.pay(shop.regular(at), at, cents(shared.totalAmount), 'paymentlink');
    payment.hostedSessionId = shared.sessionId;
  }
  const at = now - 6 * hourMs;
  const decline: CardBehavior = 'insufficient-funds';
  const failed = addLink(shop, { ...tried(at, false), hoursAgo: 9, description: 'Booking' });
  const payment = shop.pay(shop.guest(at, decline), at, cents(failed.totalAmount), 'paymentlink', {
    decline,
  });
  payment.hostedSessionId = failed.sessionId;
  const createdAt = new Date(now - hourMs / 2);
  const checkout = newPage(book.newId('hps'), owner, {
    source: 'checkout',
    amount: cents(84_20),
    createdAt,
  });
  book.rows.hostedSessions.push({
    ...checkout,
    status: 'initiated',
    completion: 'initiated',
    openedAt: createdAt,
    expiresAt: new Date(now + hourMs / 2),
  });
}

/** A quarterly plan whose second payment was declined in the last days. */
function addFailedInstallment(shop: Shop): void {
  const { book, owner, now, merchant } = shop;
  const yesterday = formatDay(new Date(now - dayMs), merchant.place.timeZone);
  const firstDueOn = addUnits(yesterday, 'month', -3);
  const terms = {
    totalAmount: cents(900_00),
    downPayment: cents(0),
    count: 4,
    frequency: 'quarterly',
    firstDueOn,
  } as const;
  const createdAt = new Date(`${addDays(firstDueOn, -1)}T15:00:00.000Z`);
  const payer = shop.regular(createdAt.getTime());
  const installmentId = book.newId('ins');
  const rows = installmentSchedule(terms, addDays(firstDueOn, -1)).map((row) => {
    const dueAt = new Date(`${row.dueOn}T15:00:00.000Z`);
    const open = { ...row, installmentId, transactionId: null, paidAt: null };
    if (row.number > 2) return { ...open, status: 'scheduled' as const };
    const isPaid = row.number === 1;
    const story = isPaid ? {} : ({ decline: 'insufficient-funds' } as const);
    const payment = shop.pay(payer, dueAt.getTime(), row.amount, 'backoffice', story);
    Object.assign(payment, { installmentId, chargeNumber: row.number });
    const { transactionId } = payment;
    return isPaid
      ? { ...open, status: 'paid' as const, transactionId, paidAt: dueAt }
      : { ...open, status: 'failed' as const, transactionId };
  });
  book.rows.installments.push({
    installmentId,
    ...owner,
    customerId: payer.customerId,
    description: 'Boat mooring',
    status: 'active',
    isAgreed: true,
    ...terms,
    nextDueOn: rows.find(({ status }) => status === 'failed')?.dueOn ?? null,
    token: payer.token,
    last4: payer.card.number.slice(-4),
    createdAt,
    updatedAt: createdAt,
    createdBy: `clerk@${owner.facilitatorId}`,
    completedAt: null,
    canceledAt: null,
  });
  book.rows.installmentPayments.push(...rows);
}

/** A link that waits for its merchant to go live. */
function addWaitingLink(shop: Shop, merchants: readonly SeedMerchant[]): void {
  const { facilitatorId } = shop.owner;
  const waiting = merchants.find(
    ({ isLive, status, product }) =>
      !isLive && status === 'approved' && product.facilitatorId === facilitatorId,
  );
  if (!waiting) return;
  const { spProductId } = waiting.product;
  const owner = { facilitatorId, spProductId, subMerchantId: subMerchantIdOf(waiting) };
  addLink({ ...shop, owner }, { status: 'onboarding', hoursAgo: 20, description: 'First order' });
}

/** @param shops a brand's, busiest first. */
export function addRarities(shops: readonly Shop[], merchants: readonly SeedMerchant[]): void {
  const [first, second] = shops;
  if (!first) return;
  addDisputes(shops);
  addRuleAlerts(first.book, first);
  addStates(first);
  for (const variant of links(first)) addLink(first, variant);
  addPaidPages(second ?? first);
  addFailedInstallment(first);
  addWaitingLink(first, merchants);
}
