import { type Cents, formatUsd } from '@payfac/domain/money';
import { showDateTime, zoneInHeaders } from '../time/show.ts';

// Columns that most lists have, so that they look and sort alike.

/** An amount in a column that is mostly zero: a dash makes the others stand out. */
export const amountOrDash = (amount: Cents): string => (amount === 0 ? '—' : formatUsd(amount));

export const amountColumn = {
  id: 'amount',
  header: 'Amount',
  render: ({ amount }: { readonly amount: Cents }) => formatUsd(amount),
  sort: 'amount',
  firstDirection: 'descending',
  content: 'money',
  onCard: 'amount',
} as const;

/** The total of a record with parts. */
export const totalColumn = {
  id: 'totalAmount',
  header: 'Total',
  render: ({ totalAmount }: { readonly totalAmount: Cents }) => formatUsd(totalAmount),
  sort: 'totalAmount',
  firstDirection: 'descending',
  content: 'money',
  onCard: 'amount',
} as const;

/** An instant by its key in the row, which is also its sort key; the header names the zone. */
export const momentColumn = <const K extends string>(key: K, label: string) =>
  ({
    id: key,
    header: () => `${label} (${zoneInHeaders()})`,
    render: (row: Readonly<Record<K, Date>>) => showDateTime(row[key]),
    sort: key,
    firstDirection: 'descending',
    content: 'date',
  }) as const;
