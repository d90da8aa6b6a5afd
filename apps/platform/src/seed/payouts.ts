import { type Cents, cents } from '@payfac/domain/money';
import {
  automaticHoldReasons,
  isPayoutDue,
  type PayoutMode,
  type PayoutStatus,
} from '@payfac/domain/payouts';
import { releasedReserve, settledDays } from '../areas/payouts/describe.ts';
import { payoutPosting, payoutReversalPosting } from '../ledger/postings.ts';
import type { Book } from './book.ts';
import {
  bankAccountTokenOf,
  payoutThreshold,
  type SeedMerchant,
  subMerchantIdOf,
} from './merchants.ts';
import type { Random } from './random.ts';
import { reserveHeldMs, type SettledDay } from './settlement.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** From a batch's settlement to the payout that pays it. */
const payoutDelayMs = 7 * hourMs;

/** How far a payout has come, by its age in days. */
const progress: readonly (readonly [days: number, status: PayoutStatus])[] = [
  [1, 'pending'],
  [2, 'ack'],
  [3, 'instructed'],
  [4, 'processing'],
  [6, 'sent'],
];

/** A payout that came back is drawn; all else is a matter of its age. */
function statusOf(merchant: SeedMerchant, age: number, isReturned: boolean): PayoutStatus {
  if (isReturned) return 'failed';
  if (merchant.isSuspended && age < 20 * dayMs) return 'on-hold';
  return progress.find(([days]) => age < days * dayMs)?.[1] ?? 'reconciled';
}

interface SeedPayout {
  readonly mode: PayoutMode;
  readonly amount: Cents;
  readonly description: string;
  readonly at: number;
  readonly status: PayoutStatus;
}

/** Writes a payout and its postings. @returns its id. */
function addPayout(book: Book, merchant: SeedMerchant, payout: SeedPayout): string {
  const { mode, amount, description, at, status } = payout;
  const { facilitatorId, spProductId } = merchant.product;
  const subMerchantId = subMerchantIdOf(merchant);
  const payoutId = book.newId('pay');
  const createdAt = new Date(at);
  const sentAt = status === 'sent' || status === 'reconciled' ? new Date(at + 4 * dayMs) : null;
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
    holdReason: status === 'on-hold' ? automaticHoldReasons.suspended : null,
    returnCode: status === 'failed' ? 'R03' : null,
    bankAccountToken: bankAccountTokenOf(merchant),
    last4: '6789',
    createdAt,
    updatedAt: sentAt ?? createdAt,
    sentAt,
  });
  const money = { facilitatorId, subMerchantId, payoutId, amount };
  book.post(payoutPosting(money), createdAt);
  if (status === 'failed') book.post(payoutReversalPosting(money), new Date(at + 3 * dayMs));
  return payoutId;
}

/** Pays a merchant's settled days out, by the schedule agreed; what is negative waits for better days. */
export function addPayouts(
  book: Book,
  merchant: SeedMerchant,
  days: readonly SettledDay[],
  now: number,
  random: Random,
): void {
  const settings = { payoutSchedule: merchant.payoutSchedule, payoutThreshold };
  let waiting: SettledDay[] = [];
  let carried = 0;

  for (const day of days) {
    waiting.push(day);
    const at = day.totals.settledAt + payoutDelayMs;
    const amount = cents(carried + waiting.reduce((sum, { net }) => sum + net, 0));
    // In the morning it is the same day in UTC and where the facilitator is.
    const morning = new Date(at).toISOString().slice(0, 10);
    if (!isPayoutDue(settings, morning, amount) || at > now) continue;
    const age = now - at;
    const status = statusOf(merchant, age, age > 6 * dayMs && random.chance(0.004));
    const payoutId = addPayout(book, merchant, {
      mode: merchant.payoutSchedule === 'dynamic' ? 'dynamic' : 'scheduled',
      amount,
      description: settledDays(waiting.length),
      at,
      status,
    });
    for (const { batch } of waiting) batch.payoutId = payoutId;
    carried = status === 'failed' ? amount : 0;
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
    addPayout(book, merchant, {
      mode: 'release',
      amount: cents(amount),
      description: releasedReserve,
      at,
      status: statusOf(merchant, now - at, false),
    });
  }
}
