import type { transactions as contract, Output } from '@payfac/api/contract';
import { type PriceSavings, priceSavings } from '@payfac/domain/dual-pricing';
import { addCents, type Cents, subtractCents } from '@payfac/domain/money';
import {
  approvedAmountOf,
  paymentAmountOf,
  paymentSummary,
  signedAmountOf,
} from '@payfac/domain/transactions';
import { eq } from 'drizzle-orm';
import type { RawRow } from '../../http/lists/fields.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';

/** A transaction as the API returns it. */
export type TransactionView = Output<typeof contract.saleCard>;

const t = transactions;

/** The columns of a transaction and its account that a response needs. */
export const transactionFields = {
  transactionId: t.transactionId,
  rootTransactionId: t.rootTransactionId,
  operation: t.operation,
  typeCode: t.typeCode,
  outcome: t.outcome,
  status: t.status,
  createdAt: t.createdAt,
  settledAt: t.settledAt,
  expiresAt: t.expiresAt,
  amount: t.amount,
  approvedAmount: t.approvedAmount,
  capturedAmount: t.capturedAmount,
  refundedAmount: t.refundedAmount,
  pendingRefundAmount: t.pendingRefundAmount,
  disputedAmount: t.disputedAmount,
  subMerchantId: t.subMerchantId,
  accountName: subMerchants.dbaName,
  spProductId: t.spProductId,
  paymentType: t.paymentType,
  provider: t.provider,
  source: t.source,
  taxAmount: t.taxAmount,
  standardAmount: t.standardAmount,
  motoIndicator: t.motoIndicator,
  secCode: t.secCode,
  cardBrand: t.cardBrand,
  cardKind: t.cardKind,
  last4: t.last4,
  cardHolderName: t.cardHolderName,
  billing: t.billing,
  customerId: t.customerId,
  invoiceNumber: t.invoiceNumber,
  description: t.description,
  customFields: t.customFields,
  responseCode: t.responseCode,
  responseMessage: t.responseMessage,
  authorizationCode: t.authorizationCode,
  avsResult: t.avsResult,
  cvvResult: t.cvvResult,
  batchId: t.batchId,
};

export type TransactionFields = typeof transactionFields;

/** A left join provides the account, so its name may be null. */
type RawTransaction = Omit<RawRow<TransactionFields>, 'accountName'> & {
  readonly accountName: string | null;
};

type Of<K extends keyof RawTransaction> = Pick<RawTransaction, K>;

/** The payment that an operation belongs to; null for the payment itself. */
export const parentOf = (raw: Of<'transactionId' | 'rootTransactionId'>): string | null =>
  raw.rootTransactionId === raw.transactionId ? null : raw.rootTransactionId;

/** The authorized amount; zero for an operation that wasn't approved. */
export const authorizedOf = approvedAmountOf;

/** Includes pending refunds. */
export const refundedOf = (raw: Of<'refundedAmount' | 'pendingRefundAmount'>): Cents =>
  addCents(raw.refundedAmount, raw.pendingRefundAmount);

/** Captured, less refunded and disputed. */
export const netOf = (
  raw: Of<'capturedAmount' | 'refundedAmount' | 'pendingRefundAmount' | 'disputedAmount'>,
): Cents => subtractCents(raw.capturedAmount, addCents(refundedOf(raw), raw.disputedAmount));

/** The payer's savings compared to the credit card price. */
export const savedOf = (
  raw: Of<'status' | 'outcome' | 'amount' | 'approvedAmount' | 'standardAmount' | 'capturedAmount'>,
): PriceSavings =>
  priceSavings({
    status: raw.status,
    amount: raw.amount,
    standardAmount: raw.standardAmount,
    capturedAmount: raw.capturedAmount,
    authorizedAmount: authorizedOf(raw),
  });

/** Lists every field explicitly, because a row holds more than the response does. */
export function viewOf(raw: RawTransaction): TransactionView {
  const { billing } = raw;
  const record = {
    operation: raw.operation,
    paymentType: raw.paymentType,
    outcome: raw.outcome,
    status: raw.status,
    amount: raw.amount,
    approvedAmount: raw.approvedAmount,
    capturedAmount: raw.capturedAmount,
    refundedAmount: refundedOf(raw),
    disputedAmount: raw.disputedAmount,
  };
  const paid = paymentSummary(record);
  const saved = savedOf(raw);
  return {
    transactionId: raw.transactionId,
    parentTransactionId: parentOf(raw),
    operation: raw.operation,
    typeCode: raw.typeCode,
    outcome: raw.outcome,
    status: raw.status,
    createdAt: raw.createdAt,
    settledAt: raw.settledAt,
    expiresAt: raw.expiresAt,
    amount: paid.requested,
    signedAmount: signedAmountOf(record),
    authorizedAmount: paid.approved,
    capturedAmount: paid.captured,
    refundedAmount: paid.refunded,
    disputedAmount: paid.disputed,
    netAmount: paid.net,
    refundableAmount: paid.availableToRefund,
    taxAmount: raw.taxAmount,
    standardAmount: saved.standardAmount,
    savedAmount: saved.savedAmount,
    currency: 'USD',
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName ?? '',
    spProductId: raw.spProductId,
    paymentType: raw.paymentType,
    provider: raw.provider,
    source: raw.source,
    motoIndicator: raw.motoIndicator,
    secCode: raw.secCode,
    cardBrand: raw.cardBrand,
    cardKind: raw.cardKind,
    truncatedCardNumber: raw.last4,
    cardHolderName: raw.cardHolderName,
    billingStreet: billing?.street ?? null,
    billingZip: billing?.zip ?? null,
    customerId: raw.customerId,
    invoiceNumber: raw.invoiceNumber,
    description: raw.description,
    customFields: raw.customFields,
    responseCode: raw.responseCode,
    responseMessage: raw.responseMessage,
    authCode: raw.authorizationCode,
    avsResult: raw.avsResult,
    cvvResult: raw.cvvResult,
    batchId: raw.batchId,
  };
}

/** A payment as a whole, by its captured amount; `viewOf` shows only its first operation. */
export const paymentViewOf = (raw: RawTransaction): TransactionView => ({
  ...viewOf(raw),
  signedAmount: paymentAmountOf(raw),
});

async function readRaw(queryable: Queryable, transactionId: string): Promise<RawTransaction> {
  const [found] = await queryable
    .select(transactionFields)
    .from(t)
    .leftJoin(subMerchants, eq(subMerchants.subMerchantId, t.subMerchantId))
    .where(eq(t.transactionId, transactionId));
  if (!found) throw new Error(`There is no transaction ${transactionId}.`);
  return found;
}

/** An operation. @throws Error for an unknown id: callers pass a row they just wrote. */
export const readView = async (queryable: Queryable, id: string): Promise<TransactionView> =>
  viewOf(await readRaw(queryable, id));

/** A payment. @throws Error for an unknown id. */
export const readPaymentView = async (queryable: Queryable, id: string): Promise<TransactionView> =>
  paymentViewOf(await readRaw(queryable, id));

/** The view of a row that is already loaded. */
export async function viewOfRow(
  queryable: Queryable,
  row: typeof t.$inferSelect,
): Promise<TransactionView> {
  const [account] = await queryable
    .select({ accountName: subMerchants.dbaName })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, row.subMerchantId));
  return viewOf({ ...row, accountName: account?.accountName ?? null });
}
