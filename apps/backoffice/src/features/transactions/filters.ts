import type { listTransactions } from '@payfac/api/contract/reporting';
import { cardBrandLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { transactionOperationLabels, transactionStatusLabels } from '@payfac/domain/transactions';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { lastFour } from '../../entities/cards/last-four.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { scopeFilters } from '../../entities/transactions/scope-filters.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

type Filters = readonly FilterOf<typeof listTransactions.query>[];

const paymentTypes = {
  creditCard: 'Credit card',
  debit: 'Debit card',
  eCheck: 'eCheck',
  giftCard: 'Gift card',
  unknown: 'Other',
} as const;

const outcomes = {
  pending: 'Pending',
  success: 'Succeeded',
  failed: 'Failed',
  errored: 'Error',
} as const;

const date: Filters = [{ kind: 'instant-range', from: 'from', to: 'to', label: 'Date' }];
const amount: Filters = [
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
];
const account: Filters = [
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
];

const card: Filters = [
  { kind: 'choices', key: 'cardBrand', label: 'Card brand', labels: cardBrandLabels },
  { kind: 'text', key: 'truncatedCardNumber', label: 'Last four digits', rule: lastFour },
  { kind: 'text', key: 'cardHolderName', label: 'Cardholder' },
];

const origin: Filters = [
  { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  customerFilter,
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'batchId', label: 'Batch ID' },
  { kind: 'choices', key: 'source', label: 'Source', labels: paymentSourceLabels },
];

export const transactionFilters: Filters = [
  {
    kind: 'choice',
    key: 'view',
    label: 'View',
    labels: { payments: 'Payments', operations: 'All operations' },
  },
  ...date,
  { kind: 'choices', key: 'status', label: 'Status', labels: transactionStatusLabels },
  ...amount,
  { kind: 'choices', key: 'operation', label: 'Type', labels: transactionOperationLabels },
  { kind: 'choices', key: 'outcome', label: 'Outcome', labels: outcomes },
  { kind: 'choices', key: 'paymentType', label: 'Payment type', labels: paymentTypes },
  ...account,
  ...scopeFilters,
  ...card,
  ...origin,
];

export const declineFilters: Filters = [...date, ...amount, ...account, ...card, ...origin];
