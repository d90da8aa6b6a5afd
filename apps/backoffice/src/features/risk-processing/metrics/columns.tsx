import type { MetricValues } from '@payfac/domain/metrics';
import type { ChartPeriod } from '@payfac/domain/time';
import { wholeNumber } from '../../../shared/counted.ts';
import { amountColumn, amountOrDash } from '../../../shared/lists/columns.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

interface OfSpan {
  readonly period: ChartPeriod;
  readonly from: Date;
}

/** Hours are shown by time, longer periods by their first day. */
export const showStart = ({ period, from }: OfSpan): string =>
  period === 'hourly' ? showDateTime(from) : showDate(from);

/** Metrics by period, for an account's or a card's payments. */
export const periods = {
  key: 'period',
  tabs: [
    { label: 'Daily', values: ['daily'] },
    { label: 'Hourly', values: ['hourly'] },
    { label: 'Weekly', values: ['weekly'] },
    { label: 'Monthly', values: ['monthly'] },
  ],
} as const;

export const startColumn = {
  id: 'from',
  header: () => `Period from (${zoneInHeaders()})`,
  render: showStart,
  sort: 'from',
  firstDirection: 'descending',
  content: 'date',
} as const;

// Most values are zero: a dash makes the others stand out.
const rate = (percent: string): string => (Number(percent) === 0 ? '—' : `${percent}%`);
const counted = (count: number): string => (count === 0 ? '—' : wholeNumber(count));

/** The metrics in both lists, in this order. */
export const metricColumns = [
  {
    id: 'transactionCount',
    header: 'Payments',
    render: ({ transactionCount }: MetricValues) => counted(transactionCount),
    sort: 'transactionCount',
    firstDirection: 'descending',
    align: 'end',
  },
  { ...amountColumn, render: ({ amount }: MetricValues) => amountOrDash(amount) },
  {
    id: 'averageAmount',
    header: 'Average',
    render: ({ averageAmount }: MetricValues) => amountOrDash(averageAmount),
    content: 'money',
  },
  {
    id: 'declineCount',
    header: 'Declined',
    render: ({ declineCount }: MetricValues) => counted(declineCount),
    sort: 'declineCount',
    firstDirection: 'descending',
    align: 'end',
  },
  {
    id: 'declineRate',
    header: 'Decline rate',
    render: ({ declineRate }: MetricValues) => rate(declineRate),
    align: 'end',
    onCard: 'status',
  },
  {
    id: 'refundRate',
    header: 'Refund rate',
    render: ({ refundRate }: MetricValues) => rate(refundRate),
    align: 'end',
  },
] as const;

/** Chargebacks; only the accounts' list sorts by them. */
export const chargebackColumn = {
  id: 'chargebackCount',
  header: 'Chargebacks',
  render: ({ chargebackCount }: MetricValues) => counted(chargebackCount),
  align: 'end',
} as const;

export const chargebackRateColumn = {
  id: 'chargebackRate',
  header: 'Chargeback rate',
  render: ({ chargebackRate }: MetricValues) => rate(chargebackRate),
  align: 'end',
  isHiddenAtFirst: true,
} as const;
