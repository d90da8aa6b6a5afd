import { cardBrandLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { transactionOperationLabels, transactionStatusLabels } from '@payfac/domain/transactions';
import {
  type CsvColumn,
  instantColumn,
  moneyColumn,
  textColumn,
  wordColumn,
} from '../../api/csv/columns.ts';
import type { TransactionView } from '../transactions/view.ts';

/** The columns of transactions.csv and declined_transactions.csv. */
export const transactionColumns: readonly CsvColumn<TransactionView>[] = [
  wordColumn('Transaction ID', (row) => row.transactionId),
  wordColumn('Parent transaction ID', (row) => row.parentTransactionId),
  instantColumn('Created', (row) => row.createdAt),
  wordColumn('Operation', (row) => transactionOperationLabels[row.operation]),
  wordColumn('Type code', (row) => row.typeCode),
  wordColumn('Status', (row) => transactionStatusLabels[row.status]),
  moneyColumn('Amount', (row) => row.amount),
  moneyColumn('Authorized', (row) => row.authorizedAmount),
  moneyColumn('Captured', (row) => row.capturedAmount),
  moneyColumn('Refunded', (row) => row.refundedAmount),
  wordColumn('Currency', (row) => row.currency),
  textColumn('Account', (row) => row.accountName),
  wordColumn('Account ID', (row) => row.subMerchantId),
  wordColumn('Card brand', (row) => (row.cardBrand ? cardBrandLabels[row.cardBrand] : null)),
  wordColumn('Card kind', (row) => row.cardKind),
  wordColumn('Card', (row) => row.truncatedCardNumber),
  textColumn('Cardholder', (row) => row.cardHolderName),
  textColumn('Billing street', (row) => row.billingStreet),
  textColumn('Billing ZIP', (row) => row.billingZip),
  textColumn('Customer ID', (row) => row.customerId),
  textColumn('Invoice number', (row) => row.invoiceNumber),
  textColumn('Description', (row) => row.description),
  wordColumn('Source', (row) => paymentSourceLabels[row.source]),
  textColumn('Response code', (row) => row.responseCode),
  textColumn('Response', (row) => row.responseMessage),
  textColumn('Authorization code', (row) => row.authCode),
  textColumn('AVS', (row) => row.avsResult),
  textColumn('CVV', (row) => row.cvvResult),
  instantColumn('Settled', (row) => row.settledAt),
  wordColumn('Batch', (row) => row.batchId),
];
