import type { listTransactions } from '@payfac/api/contract/reporting';
import * as reporting from '@payfac/api/contract/reporting';
import { cardBrandLabels, paymentSourceLabels } from '@payfac/domain/enumerations';
import { cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import {
  displayTransactionId,
  storedTransactionId,
  transactionOperationLabels,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { lastFour } from '../../entities/cards/last-four.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { scopeFilters } from '../../entities/transactions/scope-filters.ts';
import type { Timeline, Transaction } from '../../entities/transactions/transaction.tsx';
import { wholeNumber } from '../../shared/counted.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { type ChartDeclaration, chartOf } from '../../shared/lists/statistics/source.ts';
import { declineColumns, declineTotals, totals, transactionColumns } from './columns.tsx';

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
  { kind: 'text', key: 'subscriptionId', label: 'Subscription ID' },
  { kind: 'choices', key: 'source', label: 'Source', labels: paymentSourceLabels },
];

const transactionFilters: Filters = [
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

/** The list's own query over time, counted like the dashboard's card volume. */
const salesChart: ChartDeclaration = {
  label: 'Volume over time',
  note: 'Card payments, counted as on the dashboard.',
  measures: [
    {
      name: 'Amount',
      format: (value) => formatUsd(cents(value)),
      formatY: (value) => formatCompactUsd(cents(Math.round(value))),
    },
    { name: 'Count', format: wholeNumber, formatY: wholeNumber },
  ],
  source: chartOf(reporting.transactionCharts, ({ series }) => series),
};

const titles: Partial<Readonly<Record<Transaction['operation'], string>>> = {
  refund: 'Refund to',
  credit: 'Credit to',
  chargeback: 'Chargeback by',
};

/** The record's title: `Payment from Fatima Park`, `Refund to Fatima Park`. */
function titleOf({ transaction, subject, payer }: Timeline): string {
  const who = payer?.name ?? transaction.cardHolderName;
  const isPayment = subject.transactionId === transaction.transactionId;
  if (isPayment) return who ? `Payment from ${who}` : `Payment to ${transaction.accountName}`;
  const label = transactionOperationLabels[subject.operation];
  const what = titles[subject.operation] ?? `${label} of the payment from`;
  return who ? `${what} ${who}` : `${label} at ${transaction.accountName}`;
}

/** Shared by every list of payments: its call, and what a row opens. */
export const opened = {
  rowKey: ({ transactionId }: Transaction) => transactionId,
  rowName: ({ transactionId }: Transaction) => displayTransactionId(transactionId),
  defaultSort: '-createdAt',
  detail: {
    title: titleOf,
    idOf: ({ subject }: Timeline) => displayTransactionId(subject.transactionId),
    idLabel: 'transaction ID',
    keyOf: storedTransactionId,
    load: async (id: string, signal: AbortSignal) => {
      const { timelineQuery } = await import('../../entities/transactions/timeline-query.ts');
      return timelineQuery(id).queryFn({ signal });
    },
    story: async () => (await import('./components/transaction-detail.tsx')).useTransactionStory,
  },
} as const;

export const transactions = defineList(reporting.listTransactions, {
  ...opened,
  report: 'transactions',
  noun: { one: 'transaction', many: 'transactions' },
  tabs: {
    key: 'view',
    tabs: [
      { label: 'Payments', values: ['payments'] },
      { label: 'All operations', values: ['operations'] },
    ],
  },
  chart: salesChart,
  totals,
  columns: transactionColumns,
  filters: transactionFilters,
  empty: 'Sales, authorizations, and refunds will show up here as they happen.',
});

/** /reporting/transactions/declines: declined payments with their reasons. */
export const declined = defineList(reporting.listTransactions, {
  ...opened,
  report: 'declined-transactions',
  noun: { one: 'decline', many: 'declines' },
  fixed: { status: ['declined'] },
  totals: declineTotals,
  columns: declineColumns,
  filters: declineFilters,
  empty:
    'Payments declined by the issuer or by AVS/CVV checks show up here with the decline reason.',
});
