import { type Cents, zeroCents } from '@payfac/domain/money';
import { type CardOperation, cardNotPresentCodes } from '@payfac/domain/transactions';
import { ruleCharge } from '../../processors/simulated/charge-rules.ts';
import { addActivity } from './activities.ts';
import type { Book } from './book.ts';
import { applicationIdOf, processorMerchantIdOf, subMerchantIdOf } from './merchants.ts';
import { type PaymentParts, provider } from './payment-parts.ts';
import type { Random } from './random.ts';
import type { TransactionRow } from './rows.ts';
import { addSourceRecord, drawSource, withoutInvoices } from './sources.ts';
import type { StaffMember } from './staff.ts';
import { standardAmountOf } from './two-prices.ts';

/** How keyed-in orders came: mostly by telephone, some by mail or at the counter. */
const waysIn = ['telephone', null, 'telephone', 'mail'] as const;
const keyedBy = (book: Book) => waysIn[book.count('keyed in') % waysIn.length] ?? null;

const authorizationLifeMs = 7 * 86_400_000;

/** A payment's first row, before any follow-up. */
export function addPaymentRow(
  book: Book,
  parts: PaymentParts,
  random: Random,
  now: number,
): TransactionRow {
  const { draft, story, payer, staff } = parts;
  const { merchant } = draft;
  const { card, billing } = payer;
  const operation: CardOperation = story.isAuthorization ? 'auth' : 'sale';
  const drawn = parts.source ?? drawSource(parts, random);
  const source = book.isLater ? withoutInvoices(drawn) : drawn;
  const transactionId = book.newTransactionId();
  const { outcome } = ruleCharge({
    reference: transactionId,
    merchantId: processorMerchantIdOf(merchant),
    amount: story.amount,
    card: { behavior: story.decline ?? 'approve', cvvBehavior: null },
  });
  const isApproved = outcome.result === 'approved';
  const createdAt = new Date(draft.at);
  const row: TransactionRow = {
    transactionId,
    rootTransactionId: transactionId,
    facilitatorId: merchant.product.facilitatorId,
    spProductId: merchant.product.spProductId,
    applicationId: applicationIdOf(merchant),
    subMerchantId: subMerchantIdOf(merchant),
    customerId: payer.customerId,
    operation,
    typeCode: cardNotPresentCodes[operation],
    outcome: isApproved ? 'success' : 'failed',
    status: isApproved ? (story.isAuthorization ? 'authorized' : 'processing') : 'declined',
    paymentType: card.kind === 'DEBIT' ? 'debit' : 'creditCard',
    source,
    motoIndicator: source === 'backoffice' ? keyedBy(book) : null,
    provider,
    amount: story.amount,
    approvedAmount: isApproved ? story.amount : zeroCents,
    capturedAmount: zeroCents,
    refundedAmount: zeroCents,
    pendingRefundAmount: zeroCents,
    disputedAmount: zeroCents,
    token: payer.token,
    cardBrand: card.brand,
    cardKind: card.kind,
    last4: card.number.slice(-4),
    expirationMonth: payer.expirationMonth,
    expirationYear: payer.expirationYear,
    cardHolderName: payer.cardHolderName,
    billing,
    authorizationCode: isApproved ? String(random.int(0, 999_999)).padStart(6, '0') : null,
    responseCode: outcome.responseCode,
    responseMessage: outcome.responseMessage,
    avsResult: outcome.avsResult,
    cvvResult: outcome.cvvResult,
    processorReference: `ref_${transactionId}`,
    processorTransactionId: `sim_${transactionId}`,
    invoiceNumber: null,
    userId: source === 'backoffice' ? staff?.userId : null,
    username: source === 'backoffice' ? staff?.username : null,
    ip: `203.0.113.${random.int(1, 254)}`,
    createdAt,
    updatedAt: createdAt,
    expiresAt:
      story.isAuthorization && isApproved ? new Date(draft.at + authorizationLifeMs) : null,
  };
  row.standardAmount = standardAmountOf(merchant, row);
  book.rows.transactions.push(row);
  if (parts.source === undefined) addSourceRecord(book, row, parts, random, now);
  addActivity(book, row);
  book.record(
    row,
    story.isAuthorization ? 'authorize' : 'sale',
    row,
    processorMerchantIdOf(merchant),
    card.behavior,
  );
  book.note(
    row,
    `${operation}.${isApproved ? 'approved' : 'declined'}`,
    outcome.responseMessage,
    createdAt,
  );
  return row;
}

/** A later operation of a payment. */
export function addChildRow(
  book: Book,
  payment: TransactionRow,
  change: {
    operation: CardOperation;
    amount: Cents;
    at: number;
    isFailed?: boolean;
    batchId?: string | null;
    staff?: StaffMember | undefined;
    reason?: string;
  },
): TransactionRow {
  const transactionId = book.newTransactionId();
  const createdAt = new Date(change.at);
  const outcome = change.isFailed ? 'failed' : 'success';
  const row: TransactionRow = {
    ...payment,
    transactionId,
    operation: change.operation,
    typeCode: cardNotPresentCodes[change.operation],
    outcome,
    status: outcome,
    amount: change.amount,
    approvedAmount: change.isFailed ? zeroCents : change.amount,
    standardAmount: null,
    feeAmount: null,
    reserveAmount: null,
    capturedAmount: zeroCents,
    refundedAmount: zeroCents,
    disputedAmount: zeroCents,
    authorizationCode: null,
    responseCode: change.isFailed ? '05' : '00',
    responseMessage: change.isFailed ? 'Refund declined by the issuer' : 'Approved',
    avsResult: null,
    cvvResult: null,
    processorReference: `ref_${transactionId}`,
    processorTransactionId: `sim_${transactionId}`,
    batchId: change.batchId ?? null,
    settledAt: null,
    expiresAt: null,
    reason: change.reason ?? null,
    userId: change.staff?.userId ?? null,
    username: change.staff?.username ?? null,
    createdAt,
    updatedAt: createdAt,
  };
  payment.updatedAt = createdAt;
  book.rows.transactions.push(row);
  addActivity(book, row);
  return row;
}
