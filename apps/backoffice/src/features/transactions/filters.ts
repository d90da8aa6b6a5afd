import {
  cardBrandLabels,
  cardBrands,
  paymentSourceLabels,
  paymentSources,
} from '@payfac/domain/enumerations';
import {
  transactionOperationLabels,
  transactionOperations,
  transactionStatuses,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import type { Filter, Option } from '../../shared/lists/definition.ts';

const optionsOf = <K extends string>(
  values: readonly K[],
  labels: Readonly<Record<K, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

const dateAndAmount: readonly Filter[] = [
  { kind: 'date-range', label: 'Date' },
  { kind: 'money-range', label: 'Amount', min: 'amountMin', max: 'amountMax' },
];

const card: readonly Filter[] = [
  {
    kind: 'options',
    key: 'cardBrand',
    label: 'Card brand',
    options: optionsOf(cardBrands, cardBrandLabels),
  },
  { kind: 'text', key: 'truncatedCardNumber', label: 'Last four digits' },
  { kind: 'text', key: 'cardHolderName', label: 'Cardholder' },
];

const origin: readonly Filter[] = [
  { kind: 'text', key: 'accountName', label: 'Account' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  {
    kind: 'options',
    key: 'source',
    label: 'Source',
    options: optionsOf(paymentSources, paymentSourceLabels),
  },
];

export const transactionFilters: readonly Filter[] = [
  ...dateAndAmount,
  {
    kind: 'options',
    key: 'operation',
    label: 'Type',
    options: optionsOf(transactionOperations, transactionOperationLabels),
  },
  {
    kind: 'options',
    key: 'status',
    label: 'Status',
    options: optionsOf(transactionStatuses, transactionStatusLabels),
  },
  ...card,
  ...origin,
];

export const declineFilters: readonly Filter[] = [...dateAndAmount, ...card, ...origin];
