import { StatusBadge } from '../components/badge/index.ts';
import { Money } from '../components/money/index.ts';
import type { Column } from '../components/table/index.ts';

export interface ExamplePayment {
  id: string;
  customer: string;
  card: string;
  cents: number;
  status: 'Settled' | 'Captured' | 'Declined' | 'Review';
  created: string;
}

const CUSTOMERS = [
  'Ada Lovelace',
  'Blue Door Cafe',
  'Katherine Johnson',
  'Nordhaven Cycles',
  'Grace Hopper',
  'Lantern Quay Books',
  'Alan Turing',
] as const;
const STATUSES = ['Captured', 'Settled', 'Settled', 'Declined', 'Settled', 'Review'] as const;
const CARDS = ['Visa 4242', 'Mastercard 5454', 'Visa 1881', 'Amex 0005', 'Discover 1117'] as const;
const CENTS = [128_40, 9_75, 2_415_00, 48_20, 612_75, 87_30, 1_204_18, 35_00, 310_60] as const;

const DAY = 86_400_000;

/** Three per day, newest first. */
function createdOn(index: number): string {
  const date = new Date(Date.UTC(2026, 10, 20) - Math.floor(index / 3) * DAY);
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}

/** The same rows on every load, so that images can be compared. */
export const examplePayments = (count: number): ExamplePayment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `tx_${(index * 7919 + 104_729).toString(36)}`,
    customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
    card: CARDS[index % CARDS.length] ?? '',
    cents: CENTS[index % CENTS.length] ?? 0,
    status: STATUSES[index % STATUSES.length] ?? 'Settled',
    created: createdOn(index),
  }));

const TONES = {
  Settled: 'success',
  Captured: 'info',
  Declined: 'danger',
  Review: 'review',
} as const;

export const exampleColumns: readonly Column<ExamplePayment>[] = [
  { id: 'id', header: 'Transaction', render: (row) => row.id },
  {
    id: 'customer',
    header: 'Customer',
    render: (row) => row.customer,
    isSortable: true,
    onCard: 'detail',
  },
  { id: 'card', header: 'Card', render: (row) => row.card, isHiddenOnCards: true },
  {
    id: 'status',
    onCard: 'status',
    header: 'Status',
    render: (row) => <StatusBadge tone={TONES[row.status]}>{row.status}</StatusBadge>,
  },
  {
    id: 'created',
    isHiddenOnCards: true,
    header: 'Created (New York)',
    render: (row) => row.created,
    isSortable: true,
    firstDirection: 'descending',
  },
  {
    id: 'amount',
    onCard: 'amount',
    header: 'Amount',
    render: (row) => <Money amount={row.cents} rank="row" />,
    content: 'money',
    isSortable: true,
    firstDirection: 'descending',
  },
];
