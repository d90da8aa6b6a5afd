import type { DoDontPair } from '../../stories/do-dont.ts';
import { Status } from '../badge/index.ts';
import { Money } from '../money/index.ts';
import { type Column, Table } from './index.ts';

interface Sale {
  readonly id: string;
  readonly merchant: string;
  readonly cents: number;
  readonly isPaid: boolean;
}

const sales: readonly Sale[] = [
  { id: '1', merchant: 'Blue Door Cafe', cents: 124_800, isPaid: true },
  { id: '2', merchant: 'Nordhaven Cycles', cents: 4_820, isPaid: false },
  { id: '3', merchant: 'Mercer Books', cents: 61_275, isPaid: true },
];

const right: readonly Column<Sale>[] = [
  {
    id: 'merchant',
    header: 'Merchant',
    isRowHeader: true,
    content: 'name',
    onCard: 'detail',
    render: ({ merchant }) => merchant,
  },
  {
    id: 'status',
    header: 'Status',
    content: 'status',
    onCard: 'status',
    render: ({ isPaid }) => (
      <Status tone={isPaid ? 'success' : 'danger'}>{isPaid ? 'Settled' : 'Declined'}</Status>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    content: 'money',
    align: 'end',
    onCard: 'amount',
    render: ({ cents }) => <Money amount={cents} />,
  },
];

const wrong: readonly Column<Sale>[] = [
  { id: 'merchant', header: 'Merchant', isRowHeader: true, render: ({ merchant }) => merchant },
  { id: 'amount', header: 'Amount', render: ({ cents }) => `$${cents / 100}` },
  { id: 'paid', header: 'isPaid', render: ({ isPaid }) => String(isPaid) },
];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Set `content` and `onCard` for each column: money is never cut off, and comes first on a phone.',
    good: <Table label="Latest sales" columns={right} rows={sales} rowKey={({ id }) => id} />,
    dont: 'Don’t omit them, or show raw values: “$48.2” and “true” are hard to read.',
    bad: <Table label="Latest sales" columns={wrong} rows={sales} rowKey={({ id }) => id} />,
  },
];
