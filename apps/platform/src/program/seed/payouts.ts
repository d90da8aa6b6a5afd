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
/** From a batch's settlement to the payout that pays it. */
const payoutDelayMs = 7 * hourMs;
/** From a payout to the day the bank sends it back. */
const returnMs = 3 * dayMs;

/** How far a payout has come, by its age in banking days; payouts of one day are not all as far. */
const progress: readonly (readonly PayoutStatus[])[] = [
  ['pending', 'pending', 'approved'],
  ['ack'],
  ['instructed', 'instructed', 'instruction'],
  ['processing', 'processing', 'processed'],
  ['sent'],
  ['sent'],
];

/** The hour of a banking day, in UTC, at which the last payouts of the day are made. */
const lastHour = 18;

/** Banking days that went by: what was made on a Friday is as far on Sunday. */
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

/** Where it has come by now, had nothing stopped it since it was made or let go. */
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
  /** When what had held it was over, if anything had. */
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
 * Pays a merchant's settled days out, by the schedule agreed, but for those paid by hand; what is negative
 * waits for better days.
 * @param corrected when a wrong bank account was put right: of the two weeks before it, the first payout
 * came back, its days were paid again, and the payouts made since it came back waited.
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
    // In the morning it is the same day in UTC and where the facilitator is.
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

/** Pays out what was released of a merchant's reserve, on the first of the month after. */
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
