import { type Cents, cents } from '@payfac/domain/money';
import {
  automaticHoldReasons,
  isPayoutDue,
  type PayoutMode,
  type PayoutStatus,
} from '@payfac/domain/payouts';
import { addDays, isBankingDay } from '@payfac/domain/time';
import { releasedReserve, settledDays } from '../../areas/payouts/describe.ts';
import { payoutPosting, payoutReversalPosting } from '../../kernel/ledger/postings.ts';
import type { Book } from './book.ts';
import {
  bankAccountTokenOf,
  payoutThreshold,
  type SeedMerchant,
  subMerchantIdOf,
  suspendedAt,
} from './merchants.ts';
import { reserveHeldMs, type SettledDay } from './settlement.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The time from a batch's settlement to its payout. */
const payoutDelayMs = 7 * hourMs;
/** The time from a payout to its return by the bank. */
const returnMs = 3 * dayMs;

/** A payout's status by its age in banking days; payouts of one day vary. */
const progress: readonly (readonly PayoutStatus[])[] = [
  ['pending', 'pending', 'approved'],
  ['ack'],
  ['instructed', 'instructed', 'instruction'],
  ['processing', 'processing', 'processed'],
  ['sent'],
  ['sent'],
];

/** The hour of a banking day, in UTC, at which its last payouts are made. */
const lastHour = 18;

/** Elapsed banking days: a payout made on a Friday is no further on Sunday. */
function bankingDaysBetween(since: number, now: number): number {
  const reached = new Date(now - lastHour * hourMs).toISOString().slice(0, 10);
  let day = new Date(since).toISOString().slice(0, 10);
  let count = 0;
  while (day < reached && count < progress.length) {
    day = addDays(day, 1);
    if (isBankingDay(day)) count += 1;
  }
  return count;
}

/** The status it would have by now without a hold, counted from its creation or release. */
function statusOf(merchant: SeedMerchant, since: number, now: number): PayoutStatus {
  const suspended = suspendedAt(merchant, new Date(now));
  if (suspended && since > suspended.getTime() - dayMs) return 'on-hold';
  const steps = progress[bankingDaysBetween(since, now)];
  return steps?.[merchant.number % steps.length] ?? 'reconciled';
}

interface SeedPayout {
  readonly mode: PayoutMode;
  readonly amount: Cents;
  readonly description: string;
  readonly at: number;
  /** When its hold was released, if it had one. */
  readonly letGoAt?: number;
  readonly status: PayoutStatus;
  readonly holdReason?: string;
}

/** Writes a payout and its postings. @returns its id. */
export function addPayout(
  book: Book,
  merchant: SeedMerchant,
  payout: SeedPayout,
  now: number,
): string {
  const { mode, amount, description, at, letGoAt = at, status, holdReason } = payout;
  const { facilitatorId, spProductId } = merchant.product;
  const subMerchantId = subMerchantIdOf(merchant);
  const payoutId = book.newId('pay');
  const createdAt = new Date(at);
  const sentAt =
    status === 'sent' || status === 'reconciled'
      ? new Date(Math.min(letGoAt + 4 * dayMs, now))
      : null;
  const returnedAt = status === 'failed' ? new Date(at + returnMs) : null;
  book.rows.payouts.push({
    payoutId,
    facilitatorId,
    spProductId,
    subMerchantId,
    status,
    mode,
    processor: 'simulatorEcheck',
    beneficiary: merchant.legalName,
    type: 'merchant',
    amount,
    createLedgerEntries: true,
    description,
    holdReason: status === 'on-hold' ? (holdReason ?? automaticHoldReasons.suspended) : null,
    automaticHold: status === 'on-hold' && holdReason === undefined ? 'suspended' : null,
    returnCode: returnedAt ? 'R03' : null,
    bankAccountToken: bankAccountTokenOf(merchant),
    last4: '6789',
    createdAt,
    updatedAt: returnedAt ?? sentAt ?? new Date(letGoAt),
    sentAt,
  });
  const money = { facilitatorId, subMerchantId, payoutId, amount };
  book.post(payoutPosting(money), createdAt);
  if (returnedAt) book.post(payoutReversalPosting(money), returnedAt);
  return payoutId;
}

/**
 * Pays a merchant's settled days by its schedule, except for days paid manually; a negative balance waits.
 * @param corrected when a wrong bank account was corrected: in the two weeks before, the first payout was returned and
 * its days were paid again, and payouts made after the return waited.
 */
export function addPayouts(
  book: Book,
  merchant: SeedMerchant,
  days: readonly SettledDay[],
  now: number,
  corrected = Number.NEGATIVE_INFINITY,
): void {
  const settings = { payoutSchedule: merchant.payoutSchedule, payoutThreshold };
  let waiting: SettledDay[] = [];
  let returned: { readonly at: number; readonly days: readonly SettledDay[] } | undefined;
  let hasReturned = false;

  for (const day of days) {
    if (day.batch.payoutId !== null) continue;
    const at = day.totals.settledAt + payoutDelayMs;
    if (returned && returned.at <= at) {
      waiting.unshift(...returned.days);
      returned = undefined;
    }
    waiting.push(day);
    const amount = cents(waiting.reduce((sum, { net }) => sum + net, 0));
    // In the morning, the day is the same in UTC and in the facilitator's zone.
    const morning = new Date(at).toISOString().slice(0, 10);
    if (!isPayoutDue(settings, morning, amount) || at > now) continue;
    const isReturned = !hasReturned && at > corrected - 14 * dayMs && at + returnMs < corrected;
    const isHeld = hasReturned && !returned;
    const letGoAt = isHeld ? Math.max(at, corrected) : at;
    const payoutId = addPayout(
      book,
      merchant,
      {
        mode: merchant.payoutSchedule === 'dynamic' ? 'dynamic' : 'scheduled',
        amount,
        description: settledDays(waiting.length),
        at,
        letGoAt,
        status: isReturned ? 'failed' : statusOf(merchant, letGoAt, now),
      },
      now,
    );
    if (isReturned) {
      returned = { at: at + returnMs, days: waiting };
      hasReturned = true;
    } else {
      for (const { batch } of waiting) batch.payoutId = payoutId;
    }
    waiting = [];
  }
}

/** Pays a merchant's released reserve on the first of the following month. */
export function addReleasePayouts(
  book: Book,
  merchant: SeedMerchant,
  days: readonly SettledDay[],
  now: number,
): void {
  const byMonth = new Map<number, number>();
  for (const { totals, batch } of days) {
    const releasedAt = new Date(totals.settledAt + reserveHeldMs);
    const at = Date.UTC(releasedAt.getUTCFullYear(), releasedAt.getUTCMonth() + 1, 1, 15);
    byMonth.set(at, (byMonth.get(at) ?? 0) + batch.reserveAmount);
  }
  for (const [at, amount] of byMonth) {
    if (at > now || amount <= 0) continue;
    addPayout(
      book,
      merchant,
      {
        mode: 'release',
        amount: cents(amount),
        description: releasedReserve,
        at,
        status: statusOf(merchant, at, now),
      },
      now,
    );
  }
}
