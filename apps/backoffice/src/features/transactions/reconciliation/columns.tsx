import { type Cents, formatUsd } from '@payfac/domain/money';
import type { ReconciledBatch, ReconciledDay } from '@payfac/domain/reconciliation';
import { Money } from '@payfac/ui/money';
import { wholeNumber } from '../../../shared/counted.ts';
import { showDay } from '../../../shared/time/show.ts';

type Totals = Pick<
  ReconciledBatch & ReconciledDay,
  'amount' | 'fileAmount' | 'gap' | 'openCount' | 'count' | 'fileCount'
>;

export const businessDateColumn = {
  id: 'businessDate',
  header: 'Business day',
  render: ({ businessDate }: { readonly businessDate: string }) => showDay(businessDate),
  sort: 'businessDate',
  firstDirection: 'descending',
  content: 'date',
} as const;

/** More or less than our records; equal amounts need no attention. */
export const Gap = ({ gap }: { readonly gap: Cents }) =>
  gap === 0 ? (
    '—'
  ) : (
    <Money amount={gap} sign="always" tone={gap < 0 ? 'negative' : 'default'} rank="row" />
  );

export const gapColumn = {
  id: 'gap',
  header: 'Gap',
  render: ({ gap }: { readonly gap: Cents }) => <Gap gap={gap} />,
  sort: 'gap',
  firstDirection: 'descending',
  content: 'money',
  onCard: 'amount',
} as const;

/** Our total, the file's total, and their difference. */
export const totalColumns = [
  {
    id: 'count',
    header: 'Ours',
    render: ({ count }: Totals) => wholeNumber(count),
    align: 'end',
  },
  {
    id: 'amount',
    header: 'Our total',
    render: ({ amount }: Totals) => formatUsd(amount),
    sort: 'amount',
    firstDirection: 'descending',
    content: 'money',
  },
  {
    id: 'fileCount',
    header: 'In the file',
    render: ({ fileCount }: Totals) => wholeNumber(fileCount),
    align: 'end',
  },
  {
    id: 'fileAmount',
    header: 'File’s total',
    render: ({ fileAmount }: Totals) => formatUsd(fileAmount),
    content: 'money',
  },
  gapColumn,
  {
    id: 'openCount',
    header: 'Open',
    render: ({ openCount }: Totals) => (openCount === 0 ? '—' : wholeNumber(openCount)),
    align: 'end',
  },
] as const;
