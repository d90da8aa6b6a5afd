import { cents } from '@payfac/domain/money';
import { automaticHoldReasons, isPayoutDue, type PayoutStatus } from '@payfac/domain/payouts';
import { settledDays } from '../areas/payouts/describe.ts';
import { payoutPosting, payoutReversalPosting } from '../ledger/postings.ts';
import type { Book } from './book.ts';
import {
  bankAccountTokenOf,
  payoutThreshold,
  type SeedMerchant,
  subMerchantIdOf,
} from './merchants.ts';
import type { Random } from './random.ts';
import type { SettledDay } from './settlement.ts';

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

function statusOf(merchant: SeedMerchant, age: number, random: Random): PayoutStatus {
  if (age > 6 * dayMs && random.chance(0.004)) return 'failed';
  if (merchant.isSuspended && age < 20 * dayMs) return 'on-hold';
  return progress.find(([days]) => age < days * dayMs)?.[1] ?? 'reconciled';
}

/** Pays a merchant's settled days out, by the schedule agreed; what is negative waits for better days. */
export function addPayouts(
  book: Book,
  merchant: SeedMerchant,
  days: readonly SettledDay[],
  now: number,
  random: Random,
): void {
  const { facilitatorId, spProductId } = merchant.product;
  const subMerchantId = subMerchantIdOf(merchant);
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
    const payoutId = book.newId('pay');
    const status = statusOf(merchant, now - at, random);
    const createdAt = new Date(at);
    const sentAt = status === 'sent' || status === 'reconciled' ? new Date(at + 4 * dayMs) : null;
    book.rows.payouts.push({
      payoutId,
      facilitatorId,
      spProductId,
      subMerchantId,
      status,
      mode: merchant.payoutSchedule === 'dynamic' ? 'dynamic' : 'scheduled',
      processor: 'simulatorEcheck',
      beneficiary: merchant.legalName,
      type: 'merchant',
      amount,
      createLedgerEntries: true,
      description: settledDays(waiting.length),
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
    for (const { batch } of waiting) batch.payoutId = payoutId;
    carried = status === 'failed' ? amount : 0;
    waiting = [];
  }
}
