import { transactionOperations } from '@payfac/domain/transactions';
import { anchor } from '../../../scripts/anchor.ts';

const dayMs = 86_400_000;
const ago = (days: number): string => new Date(anchor.getTime() - days * dayMs).toISOString();

const staffAndMerchants = ['admin@harbor', 'provider@harbor', 'manager@harbor'] as const;

/** One kind of call: every path is asked by everybody, and the slowest of them is what is told. */
export interface ScaleRow {
  readonly name: string;
  readonly people: readonly string[];
  readonly paths: readonly string[];
  /** Milliseconds at p95. */
  readonly most: number;
}

/** Values that rows have in a database, which are other ones at every scale. */
export interface Known {
  readonly customerId: string;
  readonly invoiceNumber: string;
  readonly subMerchantId: string;
}

const list = 'reporting/transactions?pageSize=25';
const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
const inEverySort = (filter: string): readonly string[] =>
  sorts.map((sort) => `${list}&sort=${sort}${filter}`);
const byAmount = (filter: string): readonly string[] =>
  ['-amount', 'amount'].map((sort) => `${list}&sort=${sort}${filter}`);

const filters = [
  '',
  '&status=settled',
  '&status=declined&status=refunded',
  '&operation=refund',
  '&cardBrand=amex',
  '&cardBrand=mastercard',
  '&source=checkout',
  '&source=paymentlink',
  '&paymentType=eCheck',
  '&amountMin=20.00&amountMax=90.00',
  `&from=${ago(30)}`,
  `&status=settled&from=${ago(90)}&to=${ago(30)}`,
  '&outcome=failed',
];

const pageMs = 30;
const searchMs = 100;

/** What is asked of a platform that has ten times the payments. */
export function scaleRows({
  customerId,
  invoiceNumber,
  subMerchantId,
}: Known): readonly ScaleRow[] {
  const staff = ['admin@harbor'] as const;
  const people = staffAndMerchants;
  const page = { people, most: pageMs };
  return [
    { ...page, name: 'First pages of transactions', paths: filters.flatMap(inEverySort) },
    {
      ...page,
      name: 'First pages of payments',
      paths: filters.map((filter) => `&view=payments${filter}`).flatMap(inEverySort),
    },
    {
      ...page,
      name: 'Narrow range of amounts',
      paths: [
        ...inEverySort('&amountMin=42.00&amountMax=42.50'),
        ...inEverySort('&view=payments&amountMin=42.00&amountMax=42.50'),
      ],
    },
    {
      ...page,
      people: staff,
      name: 'Account and source, by amount',
      paths: ['api', 'checkout', 'paymentlink'].flatMap((source) =>
        byAmount(`&subMerchantId=${subMerchantId}&source=${source}`),
      ),
    },
    {
      ...page,
      name: 'Operation, by amount',
      paths: ['refund', 'capture', 'void', 'auth'].flatMap((operation) =>
        byAmount(`&operation=${operation}`),
      ),
    },
    {
      ...page,
      name: 'Payments by operation',
      paths: transactionOperations
        .map((operation) => `&view=payments&operation=${operation}`)
        .flatMap(inEverySort),
    },
    {
      ...page,
      name: 'Brand and least amount',
      paths: inEverySort('&cardBrand=visa&amountMin=50.00'),
    },
    {
      ...page,
      name: 'Pages 2, 40 and 400',
      paths: ['-createdAt', '-amount'].flatMap((sort) =>
        [2, 40, 400].map((number) => `${list}&sort=${sort}&page=${number}`),
      ),
    },
    {
      people,
      most: searchMs,
      name: 'Search by a word',
      paths: ['grace', 'zebulon'].map((word) => `${list}&singleSearch=${word}`),
    },
    {
      people,
      most: searchMs,
      name: 'Search by digits',
      paths: ['4242', '987654'].map((digits) => `${list}&singleSearch=${digits}`),
    },
    { ...page, name: "Cardholder's text", paths: [`${list}&cardHolderName=grace`] },
    {
      people,
      most: searchMs,
      name: "Cardholder's pattern",
      paths: [`${list}&cardHolderName=${encodeURIComponent('/^grace .*n$/i')}`],
    },
    { ...page, name: 'Customer ID', paths: [`${list}&customerId=${customerId}`] },
    { ...page, name: 'Invoice number', paths: [`${list}&invoiceNumber=${invoiceNumber}`] },
    {
      ...page,
      people: ['admin@harbor', 'manager@harbor'],
      name: 'Fees',
      paths: ['-createdAt', '-amount'].map(
        (sort) => `reporting/commissionfees?pageSize=25&sort=${sort}&getTotals=true`,
      ),
    },
    {
      ...page,
      people: ['admin@harbor', 'manager@harbor'],
      name: 'Balances',
      paths: ['accountName', '-balance', '-available'].map(
        (sort) => `reporting/balance?pageSize=25&sort=${sort}&getTotals=true`,
      ),
    },
    {
      ...page,
      people: staff,
      name: 'Accounts of the ledger',
      paths: ['reporting/ledger?pageSize=25', `reporting/ledger?pageSize=25&to=${ago(10.3)}`],
    },
    {
      ...page,
      name: 'Daily chart of 30 days',
      paths: [`reporting/transactions/charts/daily?from=${ago(30)}`],
    },
    {
      ...page,
      name: 'Other charts',
      paths: [
        `reporting/transactions/charts/daily?from=${ago(365)}`,
        'reporting/transactions/charts/weekly',
        'reporting/transactions/charts/monthly',
        `reporting/transactions/charts/hourly?from=${ago(30)}`,
      ],
    },
    {
      ...page,
      name: 'Statistics',
      paths: ['reporting/transactions/stats', `reporting/transactions/stats?from=${ago(30)}`],
    },
    {
      people,
      most: searchMs,
      name: 'Customers by a word',
      paths: ['grace', 'zebulon'].map((word) => `reporting/customers?singleSearch=${word}`),
    },
    {
      ...page,
      people: ['admin@harbor', 'manager@harbor'],
      name: 'Customers, payouts, disputes, hosted sessions',
      paths: ['customers', 'payouts/instructions', 'payouts/merchant', 'disputes', 'hosted'].map(
        (name) => `reporting/${name}?pageSize=25`,
      ),
    },
  ];
}
