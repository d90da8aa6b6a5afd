import { StatusBadge } from '../components/badge/index.ts';
import type { Column } from '../components/table/index.ts';

export interface ExamplePayment {
  id: string;
  customer: string;
  card: string;
  cents: number;
  status: 'Settled' | 'Captured' | 'Declined' | 'Review';
  created: string;
}

const CUSTOMERS = ['Ada Lovelace', 'Blue Door Cafe', 'Grace Hopper', 'Nordhaven Cycles'] as const;
const STATUSES = ['Settled', 'Captured', 'Declined', 'Review'] as const;
const CARDS = ['Visa 4242', 'Mastercard 5454', 'Amex 0005', 'Discover 1117'] as const;

/** The same rows at every load, so that images can be compared. */
export const examplePayments = (count: number): ExamplePayment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `tx_${(index * 7919 + 104_729).toString(36)}`,
    customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
    card: CARDS[(index * 3) % CARDS.length] ?? '',
    cents: ((index * 7351) % 90_000) + 125,
    status: STATUSES[(index * 5) % STATUSES.length] ?? 'Settled',
    created: `11-${String((index % 28) + 1).padStart(2, '0')}-2026`,
  }));

const TONES = {
  Settled: 'success',
  Captured: 'info',
  Declined: 'danger',
  Review: 'review',
} as const;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

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
    render: (row) => money.format(row.cents / 100),
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
  },
];
