import { type Cents, cents, subtractCents } from '@payfac/domain/money';
import type { CardBehavior } from '../../processors/simulated/card-behaviors.ts';
import type { Random } from './random.ts';
import type { Draft } from './schedule.ts';

/** What happens to one payment up to the anchor. Moments are in milliseconds. */
export interface PaymentHistory {
  readonly amount: Cents;
  readonly isAuthorization: boolean;
  readonly decline?: CardBehavior;
  readonly review?: 'waiting' | { readonly approvedAt: number };
  readonly capture?: { readonly at: number; readonly amount: Cents };
  readonly voidedAt?: number;
  readonly isExpired: boolean;
  readonly refunds: readonly SeedRefund[];
  readonly dispute?: SeedDispute;
}

export interface SeedRefund {
  readonly at: number;
  readonly amount: Cents;
  readonly isFailed: boolean;
}

export interface SeedDispute {
  readonly openedAt: number;
  readonly reason: 'fraudulent' | 'not_received';
  /** An inquiry moves no money. */
  readonly isInquiry: boolean;
  readonly end?: { readonly at: number; readonly isWon: boolean };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const authorizationLifeMs = 7 * dayMs;

const declines: readonly (readonly [CardBehavior, number])[] = [
  ['insufficient-funds', 45],
  ['decline', 30],
  ['expired-card', 10],
  ['wrong-cvc', 8],
  ['lost-card', 3],
  ['stolen-card', 2],
  ['processing-error', 2],
];

/** Amounts that trigger the simulator, in cents; seeded payments must avoid them. */
const triggerAmounts: ReadonlySet<number> = new Set([
  403, 200_000, 200_100, 300_000, 777_701, 777_702, 777_703, 777_704, 777_801, 777_802, 777_803,
  777_804,
]);

const endings = [0, 0, 0, 25, 49, 50, 75, 95, 99, 99] as const;

/** An amount around the merchant's usual ticket, with a typical price ending. */
function amountOf({ merchant }: Draft, random: Random): Cents {
  const dollars = Math.floor(random.logNormal(merchant.kind.medianTicket, merchant.kind.spread));
  const ending = random.chance(0.5) ? random.pick(endings) : random.int(0, 99);
  const amount = Math.min(Math.max(dollars * 100 + ending, 150), 1_500_000);
  return cents(triggerAmounts.has(amount) ? amount + 10 : amount);
}

/** Only refunds before now. */
function refundsOf(captured: Cents, from: number, now: number, random: Random): SeedRefund[] {
  const at = from + random.int(2 * hourMs, 18 * dayMs);
  const isFull = random.chance(0.7);
  const amount = isFull ? captured : cents(Math.max(1, Math.floor(captured * random.next() * 0.7)));
  const first = { at, amount, isFailed: random.chance(0.02) };
  const left = subtractCents(captured, amount);
  const second = {
    at: at + random.int(dayMs, 5 * dayMs),
    amount: cents(Math.floor(left / 2)),
    isFailed: false,
  };
  const hasSecond = !isFull && second.amount > 0 && random.chance(0.1);
  return [first, ...(hasSecond ? [second] : [])].filter((refund) => refund.at < now);
}

function disputeOf(settledAt: number, now: number, random: Random): SeedDispute | undefined {
  const openedAt = settledAt + random.int(5 * dayMs, 45 * dayMs);
  if (openedAt >= now) return undefined;
  const endedAt = openedAt + random.int(20 * dayMs, 60 * dayMs);
  const isWon = random.chance(0.4);
  return {
    openedAt,
    reason: random.chance(0.6) ? 'fraudulent' : 'not_received',
    isInquiry: random.chance(0.12),
    ...(endedAt < now ? { end: { at: endedAt, isWon } } : {}),
  };
}

function authorized(draft: Draft, amount: Cents, now: number, random: Random): PaymentHistory {
  const story: PaymentHistory = { amount, isAuthorization: true, isExpired: false, refunds: [] };
  const fate = random.weighted([
    ['captured', 84] as const,
    ['voided', 9] as const,
    ['left', 7] as const,
  ]);
  const at = draft.at + random.int(hourMs, 3 * dayMs);
  if (fate === 'left') return { ...story, isExpired: draft.at + authorizationLifeMs < now };
  if (at >= now) return story;
  if (fate === 'voided') return { ...story, voidedAt: at };
  const part = random.chance(0.12) ? Math.ceil(amount * (0.5 + random.next() / 2)) : amount;
  return { ...story, capture: { at, amount: cents(part) } };
}

/**
 * Generates a payment's history.
 * @param settledAt when money captured at a moment is settled.
 */
export function simulatePayment(
  draft: Draft,
  now: number,
  settledAt: (capturedAt: number) => number,
  random: Random,
): PaymentHistory {
  const amount = amountOf(draft, random);
  const { kind } = draft.merchant;
  const plain: PaymentHistory = { amount, isAuthorization: false, isExpired: false, refunds: [] };
  if (random.chance(0.045)) {
    const decline = random.weighted(declines);
    return { ...plain, isAuthorization: random.chance(kind.authorizations), decline };
  }
  if (random.chance(0.004)) {
    const approvedAt = draft.at + random.int(hourMs, 3 * dayMs);
    return { ...plain, review: approvedAt < now ? { approvedAt } : 'waiting' };
  }
  const isAuthorization = random.chance(kind.authorizations);
  const story = isAuthorization ? authorized(draft, amount, now, random) : plain;
  if (isAuthorization && !story.capture) return story;

  const capturedAt = story.capture?.at ?? draft.at;
  const captured = story.capture?.amount ?? amount;
  const settled = settledAt(capturedAt);
  if (!isAuthorization && random.chance(0.012)) {
    const voidedAt = draft.at + random.int(minuteMs, hourMs);
    if (voidedAt < now && settledAt(voidedAt) === settled) return { ...story, voidedAt };
  }
  if (random.chance(kind.refunds)) {
    return { ...story, refunds: refundsOf(captured, capturedAt, now, random) };
  }
  const dispute = random.chance(kind.disputes) ? disputeOf(settled, now, random) : undefined;
  return dispute ? { ...story, dispute } : story;
}
