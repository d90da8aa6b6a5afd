import { addCents, type Cents, cents, percentageOf, zeroCents } from '@payfac/domain/money';
import {
  capturePosting,
  refundPosting,
  salePosting,
  voidPosting,
} from '../../kernel/ledger/postings.ts';
import type { Book } from './book.ts';
import { seedRuleIdOf } from './data/risk-rules.ts';
import { withhold } from './day-totals.ts';
import { addDispute } from './disputes.ts';
import { processorMerchantIdOf } from './merchants.ts';
import type { SeedRefund } from './payment-history.ts';
import { type PaymentParts, provider } from './payment-parts.ts';
import { addChildRow, addPaymentRow } from './payment-rows.ts';
import type { Random } from './random.ts';
import type { TransactionRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

/** One payment being written. */
interface Telling extends PaymentParts {
  readonly book: Book;
  readonly settlement: Settlement;
  readonly payment: TransactionRow;
  /** The anchor, in milliseconds. */
  readonly now: number;
}

const moneyOf = ({ facilitatorId, subMerchantId, transactionId, amount }: TransactionRow) => ({
  facilitatorId,
  subMerchantId,
  provider,
  transactionId,
  amount,
});

function addFollowUp(
  { book, payment, payer, draft, staff }: Telling,
  operation: 'capture' | 'void' | 'refund',
  change: { amount: Cents; at: number; batchId?: string | null; isFailed?: boolean },
  message: string,
): TransactionRow {
  const row = addChildRow(book, payment, { operation, staff, ...change });
  book.record(row, operation, payment, processorMerchantIdOf(draft.merchant), payer.card.behavior);
  book.note(row, `${operation}.${change.isFailed ? 'failed' : 'approved'}`, message, row.createdAt);
  return row;
}

/** Adds captured money to the payment's own sums and, once settled, to the day's batch. */
function settle(
  { book, settlement, payment, draft, now }: Telling,
  amount: Cents,
  at: number,
  taken: TransactionRow,
): void {
  const day = settlement.dayOf(draft.merchant, at);
  payment.capturedAmount = amount;
  payment.status = 'processing';
  if (day.settledAt > now) return;
  const { percentage, fixed } = draft.merchant.product;
  const fee = addCents(percentageOf(amount, percentage), cents(fixed));
  payment.status = 'settled';
  payment.settledAt = new Date(day.settledAt);
  payment.batchId = day.batchId;
  payment.feeAmount = fee;
  day.sales += 1;
  day.gross += amount;
  day.fees += fee;
  payment.reserveAmount = payment.cardBrand ? withhold(day, payment.cardBrand, amount) : zeroCents;
  settlement.files.add(book, day, taken);
  book.note(payment, 'settled', 'Settled', payment.settledAt);
}

function addCapture(telling: Telling, capture: { at: number; amount: Cents }): void {
  const { book, settlement, draft, now } = telling;
  const day = settlement.dayOf(draft.merchant, capture.at);
  const batchId = day.settledAt <= now ? day.batchId : null;
  const row = addFollowUp(telling, 'capture', { ...capture, batchId }, 'Captured');
  book.post(capturePosting(moneyOf(row)), row.createdAt);
  settle(telling, capture.amount, capture.at, row);
}

/** @returns when the money was captured; undefined while it is held for review. */
function addReview({ book, payment, story, draft }: Telling): number | undefined {
  if (!story.review) return draft.at;
  payment.reviewRuleId = seedRuleIdOf(payment.facilitatorId, 'security_code');
  payment.cvvResult = 'N';
  if (story.review === 'waiting') {
    payment.status = 'for-review';
    book.note(payment, 'review.held', 'Held for review', payment.createdAt);
    return undefined;
  }
  const { approvedAt } = story.review;
  book.note(payment, 'review.approved', 'Approved after review', new Date(approvedAt));
  return approvedAt;
}

function addVoid(telling: Telling, at: number): void {
  const { book, payment, story } = telling;
  const row = addFollowUp(telling, 'void', { amount: payment.amount, at }, 'Voided');
  if (!story.isAuthorization) book.post(voidPosting(moneyOf(row)), row.createdAt);
  payment.status = 'voided';
}

function addRefund(telling: Telling, { at, amount, isFailed }: SeedRefund): void {
  const { book, settlement, payment, draft, now } = telling;
  const day = settlement.dayOf(draft.merchant, at);
  const batchId = day.settledAt <= now && !isFailed ? day.batchId : null;
  const message = isFailed ? 'Refund declined by the issuer' : 'Refunded';
  const row = addFollowUp(telling, 'refund', { at, amount, isFailed, batchId }, message);
  if (isFailed) return;
  book.post(refundPosting(moneyOf(row)), row.createdAt);
  if (batchId !== null) settlement.files.add(book, day, row);
  day.refunds += 1;
  day.refunded += amount;
  payment.refundedAmount = addCents(payment.refundedAmount ?? zeroCents, amount);
  const isWhole = payment.refundedAmount === payment.capturedAmount;
  payment.status = isWhole ? 'refunded' : 'partially-refunded';
}

function addSale(telling: Telling): void {
  const { book, payment, story } = telling;
  const takenAt = addReview(telling);
  if (takenAt === undefined) return;
  book.post(salePosting(moneyOf(payment)), new Date(takenAt));
  if (story.voidedAt === undefined) settle(telling, payment.amount, takenAt, payment);
}

/** Writes a payment and everything that followed it, up to now. */
export function addPayment(
  book: Book,
  settlement: Settlement,
  parts: PaymentParts,
  now: number,
  random: Random,
): void {
  const { story } = parts;
  const payment = addPaymentRow(book, parts, random, now);
  if (story.decline) {
    const day = settlement.knownDayOf(parts.draft.merchant, parts.draft.at);
    if (day) settlement.files.addFailed(book, day, payment);
    return;
  }
  const telling = { book, settlement, payment, now, ...parts };
  if (story.isExpired) payment.status = 'expired';
  if (!story.isAuthorization) addSale(telling);
  if (story.capture) addCapture(telling, story.capture);
  if (story.voidedAt !== undefined) addVoid(telling, story.voidedAt);
  for (const refund of story.refunds) addRefund(telling, refund);
  if (story.dispute)
    addDispute(book, settlement, payment, parts.draft.merchant, story.dispute, now);
}
