import {
  echeckCodes,
  echeckCutOff,
  echeckFileDay,
  echeckProgress,
  echeckReturnCodes,
  echeckReturnFee,
  echeckSettlesOn,
  secCodes,
} from '@payfac/domain/echecks';
import type { PaymentProvider } from '@payfac/domain/enumerations';
import { addCents, type Cents, cents, percentageOf, zeroCents } from '@payfac/domain/money';
import { addBankingDays } from '@payfac/domain/time';
import { feePosting, salePosting } from '../../kernel/ledger/postings.ts';
import { addActivity } from './activities.ts';
import type { Book } from './book.ts';
import { seedBrands } from './data/brands.ts';
import { withhold } from './day-totals.ts';
import { applicationIdOf, subMerchantIdOf } from './merchants.ts';
import type { PaymentHistory } from './payment-history.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { Random } from './random.ts';
import type { TransactionRow } from './rows.ts';
import type { Settlement } from './settlement.ts';
import { standardAmountOf } from './two-prices.ts';

const provider: PaymentProvider = 'simulatorEcheck';
const bank = { bankName: 'First Bank of Testing', last4: '6789' };

/** Settlements and returns come in the morning, by the bank's own clock. */
const morning = 'T15:00:00.000Z';
const shareOfEchecks = 0.05;
const shareOfReturns = 0.04;

/** Whether a payment is an eCheck instead of a card payment: only payments without any follow-up. */
export const isEcheck = (story: PaymentHistory, random: Random): boolean =>
  random.chance(shareOfEchecks) &&
  !story.isAuthorization &&
  !story.decline &&
  !story.review &&
  !story.dispute &&
  story.voidedAt === undefined &&
  story.refunds.length === 0;

/** SEC codes of debits that staff key in. */
const staffCodes = secCodes.filter((code) => code !== 'WEB');

const zones = new Map(seedBrands.map(({ facilitatorId, timeZone }) => [facilitatorId, timeZone]));

function addRow(book: Book, { draft, story, payer, staff }: PaymentParts, sentOn: string) {
  const { merchant } = draft;
  const transactionId = book.newTransactionId();
  const createdAt = new Date(draft.at);
  const { facilitatorId, spProductId } = merchant.product;
  const subMerchantId = subMerchantIdOf(merchant);
  const token = book.newId('bat');
  const row: TransactionRow = {
    transactionId,
    rootTransactionId: transactionId,
    facilitatorId,
    spProductId,
    applicationId: applicationIdOf(merchant),
    subMerchantId,
    customerId: payer.customerId,
    operation: 'sale',
    typeCode: echeckCodes.sale,
    outcome: 'success',
    status: 'pending',
    paymentType: 'eCheck',
    source: staff ? 'backoffice' : 'api',
    secCode: staff ? staffCodes[book.count('staff eChecks') % staffCodes.length] : 'WEB',
    provider,
    amount: story.amount,
    approvedAmount: story.amount,
    capturedAmount: zeroCents,
    refundedAmount: zeroCents,
    pendingRefundAmount: zeroCents,
    disputedAmount: zeroCents,
    token,
    cardHolderName: payer.cardHolderName,
    ...bank,
    processorReference: `ref_${transactionId}`,
    sentOn,
    settlesOn: echeckSettlesOn(sentOn),
    userId: staff?.userId ?? null,
    username: staff?.username ?? null,
    createdAt,
    updatedAt: createdAt,
  };
  row.standardAmount = standardAmountOf(merchant, row);
  book.rows.transactions.push(row);
  addActivity(book, row);
  book.rows.bankAccountTokens.push({
    token,
    facilitatorId,
    subMerchantId,
    customerId: payer.customerId,
    accountHolderName: payer.cardHolderName,
    accountType: 'checking',
    ...bank,
    behavior: null,
    createdAt,
  });
  book.note(row, 'echeck.accepted', echeckProgress.accepted(sentOn), createdAt);
  return row;
}

function addStep(
  book: Book,
  payment: TransactionRow,
  operation: 'reconciled' | 'reversal',
  at: Date,
  approvedAmount: Cents,
): TransactionRow {
  const transactionId = book.newTransactionId();
  const row: TransactionRow = {
    ...payment,
    transactionId,
    operation,
    typeCode: echeckCodes[operation],
    outcome: 'success',
    status: 'success',
    approvedAmount,
    standardAmount: null,
    capturedAmount: zeroCents,
    processorReference: `ref_${transactionId}`,
    sentOn: null,
    settlesOn: null,
    settledAt: null,
    userId: null,
    username: null,
    createdAt: at,
    updatedAt: at,
  };
  book.rows.transactions.push(row);
  payment.updatedAt = at;
  return row;
}

/** Returned before it settled: a fee, but no money moves. */
function comeBack(
  book: Book,
  settlement: Settlement,
  parts: PaymentParts,
  payment: TransactionRow,
  at: Date,
) {
  const row = addStep(book, payment, 'reversal', at, zeroCents);
  const returned = { returnCode: 'R01', returnedAt: at } as const;
  Object.assign(row, returned);
  Object.assign(payment, returned, { status: 'returned' });
  const { facilitatorId, subMerchantId } = payment;
  const subject = { facilitatorId, subMerchantId, transactionId: row.transactionId };
  book.post(feePosting({ ...subject, feeKind: 'return', amount: echeckReturnFee }), at);
  book.note(row, 'echeck.returned', `R01: ${echeckReturnCodes.R01}`, at);
  const day = settlement.dayOf(parts.draft.merchant, at.getTime());
  day.disputeFees += echeckReturnFee;
  return { row, day };
}

/** The bank's money has arrived, and is in the day's batch once that is cut. */
function settle(
  book: Book,
  settlement: Settlement,
  { draft }: PaymentParts,
  payment: TransactionRow,
  at: Date,
) {
  const { amount, facilitatorId, subMerchantId } = payment;
  const row = addStep(book, payment, 'reconciled', at, amount);
  payment.status = 'settled';
  payment.capturedAmount = amount;
  payment.settledAt = at;
  const { transactionId } = row;
  book.post(salePosting({ facilitatorId, subMerchantId, provider, transactionId, amount }), at);
  book.note(row, 'settled', 'Settled', at);
  const { percentage, fixed } = draft.merchant.product;
  const fee = addCents(percentageOf(amount, percentage), cents(fixed));
  const day = settlement.dayOf(draft.merchant, at.getTime());
  day.sales += 1;
  day.gross += amount;
  day.fees += fee;
  return { row, day, fee, reserve: withhold(day, 'echeck', amount) };
}

/** Writes an eCheck and everything that followed it, up to now. */
export function addEcheckPayment(
  book: Book,
  settlement: Settlement,
  parts: PaymentParts,
  now: number,
  random: Random,
  isReturned = random.chance(shareOfReturns),
): void {
  const zone = zones.get(parts.draft.merchant.product.facilitatorId) ?? 'UTC';
  const sentOn = echeckFileDay(new Date(parts.draft.at), zone);
  const payment = addRow(book, parts, sentOn);
  const sentAt = echeckCutOff(sentOn, zone);
  if (sentAt.getTime() >= now) return;
  payment.status = 'processing';
  payment.updatedAt = sentAt;
  book.note(payment, 'echeck.sent', echeckProgress.sent(payment.settlesOn), sentAt);
  const returnedAt = new Date(`${addBankingDays(sentOn, 2)}${morning}`);
  if (isReturned && returnedAt.getTime() < now) {
    const { row, day } = comeBack(book, settlement, parts, payment, returnedAt);
    if (day.settledAt <= now) row.batchId = day.batchId;
    return;
  }
  const settledAt = new Date(`${payment.settlesOn}${morning}`);
  if (settledAt.getTime() >= now) return;
  const { row, day, fee, reserve } = settle(book, settlement, parts, payment, settledAt);
  if (day.settledAt > now) return;
  row.batchId = day.batchId;
  payment.batchId = day.batchId;
  payment.feeAmount = fee;
  payment.reserveAmount = reserve;
}
