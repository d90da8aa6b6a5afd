import { cardBrandLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import { transactionStatusLabels } from '@payfac/domain/transactions';
import { type SQL, sql } from 'drizzle-orm';
import {
  type CsvColumn,
  instantColumn,
  moneyColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import type { Computed, RawRow } from '../../http/lists/fields.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import { authorizedOf, netOf, parentOf, refundedOf, savedOf } from '../transactions/view.ts';

const t = transactions;

const textOf = (expression: SQL): Computed<string> => ({ expression, read: (text) => text });

/** The fields that the export reads. A column that uses any other field doesn't type-check. */
export const exportedFields = {
  transactionId: t.transactionId,
  rootTransactionId: t.rootTransactionId,
  createdAt: t.createdAt,
  operation: t.operation,
  typeCode: t.typeCode,
  outcome: t.outcome,
  status: t.status,
  amount: t.amount,
  approvedAmount: t.approvedAmount,
  standardAmount: t.standardAmount,
  capturedAmount: t.capturedAmount,
  refundedAmount: t.refundedAmount,
  pendingRefundAmount: t.pendingRefundAmount,
  disputedAmount: t.disputedAmount,
  paymentType: t.paymentType,
  accountName: subMerchants.dbaName,
  subMerchantId: t.subMerchantId,
  cardBrand: t.cardBrand,
  cardKind: t.cardKind,
  last4: t.last4,
  cardHolderName: t.cardHolderName,
  billingStreet: textOf(sql`${t.billing} ->> 'street'`),
  billingZip: textOf(sql`${t.billing} ->> 'zip'`),
  customerId: t.customerId,
  invoiceNumber: t.invoiceNumber,
  description: t.description,
  source: t.source,
  responseCode: t.responseCode,
  responseMessage: t.responseMessage,
  authorizationCode: t.authorizationCode,
  avsResult: t.avsResult,
  cvvResult: t.cvvResult,
  settledAt: t.settledAt,
  batchId: t.batchId,
};

export type ExportedFields = typeof exportedFields;
export type ExportedTransaction = RawRow<ExportedFields>;

/**
 * The columns of transactions.csv and declined_transactions.csv.
 * @param amountOf the amount that the view shows, so that the file's sum equals the list's total.
 * @param typeOf the view's name for a row's type.
 */
export const transactionColumns = (
  amountOf: (row: ExportedTransaction) => Cents,
  typeOf: (row: ExportedTransaction) => string,
): readonly CsvColumn<ExportedTransaction>[] => [
  transactionIdColumn('Transaction ID', (row) => row.transactionId),
  transactionIdColumn('Parent transaction ID', parentOf),
  instantColumn('Created', (row) => row.createdAt),
  wordColumn('Operation', typeOf),
  wordColumn('Type code', (row) => row.typeCode),
  wordColumn('Status', (row) => transactionStatusLabels[row.status]),
  moneyColumn('Amount', amountOf),
  moneyColumn('Requested', (row) => row.amount),
  moneyColumn('Credit card price', (row) => savedOf(row).standardAmount),
  moneyColumn('Saved', (row) => savedOf(row).savedAmount),
  moneyColumn('Authorized', authorizedOf),
  moneyColumn('Captured', (row) => row.capturedAmount),
  moneyColumn('Refunded', refundedOf),
  moneyColumn('Disputed', (row) => row.disputedAmount),
  moneyColumn('Net before fees', netOf),
  wordColumn('Currency', () => 'USD'),
  textColumn('Account', (row) => row.accountName),
  wordColumn('Account ID', (row) => row.subMerchantId),
  wordColumn('Card brand', (row) => (row.cardBrand ? cardBrandLabels[row.cardBrand] : null)),
  wordColumn('Card kind', (row) => row.cardKind),
  textColumn('Card', (row) => row.last4),
  textColumn('Cardholder', (row) => row.cardHolderName),
  textColumn('Billing street', (row) => row.billingStreet),
  textColumn('Billing ZIP', (row) => row.billingZip),
  textColumn('Customer ID', (row) => row.customerId),
  textColumn('Invoice number', (row) => row.invoiceNumber),
  textColumn('Description', (row) => row.description),
  wordColumn('Source', (row) => paymentSourceLabels[row.source]),
  textColumn('Response code', (row) => row.responseCode),
  textColumn('Response', (row) => row.responseMessage),
  textColumn('Authorization code', (row) => row.authorizationCode),
  textColumn('AVS', (row) => row.avsResult),
  textColumn('CVV', (row) => row.cvvResult),
  instantColumn('Settled', (row) => row.settledAt),
  wordColumn('Batch', (row) => row.batchId),
];
