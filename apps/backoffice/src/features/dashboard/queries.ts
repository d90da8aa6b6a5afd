import type { Output } from '@payfac/api';
import * as disputes from '@payfac/api/contract/disputes';
import * as payouts from '@payfac/api/contract/payouts';
import * as reporting from '@payfac/api/contract/reporting';
import { addCents, type Cents } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import type { ChartPeriod, InstantRange } from '@payfac/domain/time';
import type { TransactionOperation } from '@payfac/domain/transactions';
import type { StatsRange } from '@payfac/ui/stats-card';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { instantsOf, periodBefore, stepOf } from './periods.ts';
import type { Scope } from './scope.ts';

/** Statuses in which the merchant is expected to respond. */
export const awaitingResponse = ['needs_response', 'warning_needs_response'] as const;

/** Payouts that are made and have not reached the bank. */
export const onTheirWay = [
  'pending',
  'approved',
  'ack',
  'instructed',
  'instruction',
  'processing',
  'processed',
] as const satisfies readonly PayoutStatus[];

type Volume = Output<typeof reporting.transactionCharts>;

const amountsOf = ({ series }: Volume): readonly Cents[] =>
  series.flatMap((each) => (each.name === 'Amount' ? each.points.map(({ value }) => value) : []));

const countIn = ({ series }: Volume): number =>
  series
    .flatMap((each) => (each.name === 'Count' ? each.points.map(({ value }) => value) : []))
    .reduce((sum, count) => sum + count, 0);

/** What every figure of the dashboard is asked for: a period, and whose payments. */
export interface Figure {
  readonly range: StatsRange;
  readonly scope: Scope;
}

/**
 * One query a figure: the counts of a period together with the period they were counted in, and the
 * counts of the period before it, and its course; all time has none before it.
 */
export const statisticsQuery = (figure: Figure, operation: TransactionOperation) => ({
  queryKey: [
    shows(reporting.transactionStatistics, reporting.transactionCharts),
    'dashboard',
    'statistics',
    operation,
    figure,
  ] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(figure.range);
    const countsOf = (period: InstantRange | undefined) =>
      send(reporting.transactionStatistics)({ query: { ...period, ...figure.scope } }, { signal });
    const [counts, before, course] = await Promise.all([
      countsOf(span),
      span && countsOf(periodBefore(span)),
      send(reporting.transactionCharts)(
        {
          params: { period: stepOf(span) },
          query: { ...span, ...figure.scope, operation: [operation] },
        },
        { signal },
      ),
    ]);
    return { span, counts, before, course: amountsOf(course) };
  },
});

/** How card payments were decided in a period and in the one before it. */
export const authorizationsQuery = ({ range, scope }: Figure) => ({
  queryKey: [
    shows(reporting.authorizations),
    'dashboard',
    'authorizations',
    { range, scope },
  ] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(range);
    const resultsOf = (period: InstantRange | undefined) =>
      send(reporting.authorizations)({ query: { ...period, ...scope } }, { signal });
    const [results, before] = await Promise.all([
      resultsOf(span),
      span && resultsOf(periodBefore(span)),
    ]);
    return { span, results, before };
  },
});

/** Disputes that wait for the merchant, the first deadline first. */
export const awaitedDisputesQuery = ({ subMerchantId, spProductId }: Scope) => ({
  queryKey: [
    shows(disputes.list),
    'dashboard',
    'awaited-disputes',
    { subMerchantId, spProductId },
  ] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(disputes.list)(
        {
          query: {
            status: [...awaitingResponse],
            sort: 'respondBy',
            pageSize: 1,
            subMerchantId,
            spProductId,
          },
        },
        { signal, lane: 'dashboard.awaited' },
      ),
    ),
});

/** What payouts of some statuses come to: the sum of their chart, which counts every one of them. */
export const payoutsQuery = (
  { subMerchantId, spProductId }: Scope,
  status: readonly PayoutStatus[],
) => ({
  queryKey: [
    shows(payouts.chart),
    'dashboard',
    'payouts',
    status,
    { subMerchantId, spProductId },
  ] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const chart = await send(payouts.chart)(
      { params: { period: 'monthly' }, query: { status: [...status], subMerchantId, spProductId } },
      { signal },
    );
    return { amount: addCents(...amountsOf(chart)), count: countIn(chart) };
  },
});

export const chartQuery = (chart: Figure, period: ChartPeriod) => ({
  queryKey: [shows(reporting.transactionCharts), 'dashboard', 'chart', period, chart] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    send(reporting.transactionCharts)(
      {
        params: { period },
        query: { ...instantsOf(chart.range), ...chart.scope },
      },
      { signal },
    ),
});

export const recentQuery = (scope: Scope) => ({
  queryKey: [shows(reporting.listTransactions), 'dashboard', 'recent', scope] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(reporting.listTransactions)(
        { query: { pageSize: 8, ...scope } },
        { signal, lane: 'dashboard.recent' },
      ),
    ),
});

/** Disputes know accounts and products, and no processor. */
export const recentDisputesQuery = ({ subMerchantId, spProductId }: Omit<Scope, 'provider'>) => ({
  queryKey: [
    shows(disputes.list),
    'dashboard',
    'disputes',
    { subMerchantId, spProductId },
  ] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(disputes.list)(
        { query: { pageSize: 6, subMerchantId, spProductId } },
        { signal, lane: 'dashboard.disputes' },
      ),
    ),
});
