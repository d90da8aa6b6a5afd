import type { MetricValues } from '@payfac/domain/metrics';
import { formatUsd } from '@payfac/domain/money';
import type { ChartPeriod } from '@payfac/domain/time';
import { wholeNumber } from '../../../shared/counted.ts';
import { amountColumn } from '../../../shared/lists/columns.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

interface OfSpan {
  readonly period: ChartPeriod;
  readonly from: Date;
}

/** Hours are told apart by their time, longer periods by the day they begin on. */
export const showStart = ({ period, from }: OfSpan): string =>
  period === 'hourly' ? showDateTime(from) : showDate(from);

/** By period: what is measured of the card payments of an account, or of a card. */
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

// Nothing of a kind is the rule: a dash leaves the eye to the rows that have some.
const rate = (percent: string): string => (Number(percent) === 0 ? '—' : `${percent}%`);
const counted = (count: number): string => (count === 0 ? '—' : wholeNumber(count));

/** What both lists measure, in this order. */
export const metricColumns = [
  {
    id: 'transactionCount',
    header: 'Payments',
    render: ({ transactionCount }: MetricValues) => wholeNumber(transactionCount),
    sort: 'transactionCount',
    firstDirection: 'descending',
    align: 'end',
  },
  amountColumn,
  {
    id: 'averageAmount',
    header: 'Average',
    render: ({ averageAmount }: MetricValues) => formatUsd(averageAmount),
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

/** Chargebacks, which only the accounts' list sorts by. */
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
