import * as metrics from '@payfac/api/contract/metrics';
import type { MetricsOverview, MetricValues } from '@payfac/domain/metrics';
import { formatUsd } from '@payfac/domain/money';
import type { ChartPeriod } from '@payfac/domain/time';
import { listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { type Figure, type Statistics, sourceOf } from '../../../shared/lists/statistics/source.ts';

interface Measured {
  readonly from: Date;
  readonly to: Date;
}

/** The address of a row's payments. */
export const paymentsAt = (
  { from, to }: Measured,
  filters: Readonly<Record<string, string>>,
): string =>
  listAt('/reporting/transactions', {
    from: from.toISOString(),
    to: new Date(to.getTime() - 1).toISOString(),
    ...filters,
  });

const running: Readonly<Record<ChartPeriod, string>> = {
  hourly: 'this hour',
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
};

const before: Readonly<Record<ChartPeriod, string>> = {
  hourly: 'Last hour',
  daily: 'Yesterday',
  weekly: 'Last week',
  monthly: 'Last month',
};

const shown: readonly (readonly [label: string, show: (values: MetricValues) => string])[] = [
  ['Payments', ({ transactionCount }) => wholeNumber(transactionCount)],
  ['Amount', ({ amount }) => formatUsd(amount)],
  ['Decline rate', ({ declineRate }) => `${declineRate}%`],
  ['Refund rate', ({ refundRate }) => `${refundRate}%`],
  ['Chargebacks', ({ chargebackCount }) => wholeNumber(chargebackCount)],
];

/** The current period so far, each figure next to the full previous period's. */
export const figuresOf = ({ period, current, previous }: MetricsOverview): readonly Figure[] =>
  shown.map(([label, show]) => ({
    label: `${label} ${running[period]}`,
    value: show(current),
    detail: `${before[period]} ${show(previous)}`,
  }));

/** All card payments of the current period, which the list's tabs select. */
export const metricFigures: Statistics = sourceOf(metrics.load, figuresOf);
