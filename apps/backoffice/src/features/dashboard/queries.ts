import type { Output } from '@payfac/api';
import * as disputes from '@payfac/api/contract/disputes';
import * as payouts from '@payfac/api/contract/payouts';
import * as reporting from '@payfac/api/contract/reporting';
import { addCents, type Cents } from '@payfac/domain/money';
import type { PayoutStatus } from '@payfac/domain/payouts';
import type { ChartPeriod, InstantRange } from '@payfac/domain/time';
import type { StatsRange } from '@payfac/ui/stats-card';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { instantsOf, periodBefore } from './periods.ts';
import type { Scope } from './scope.ts';

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

const pointsOf = ({ series }: Volume) =>
  series.flatMap((each) => (each.name === 'Amount' ? each.points : []));

const amountsOf = (volume: Volume): readonly Cents[] => pointsOf(volume).map(({ value }) => value);

const countIn = ({ series }: Volume): number =>
  series
    .flatMap((each) => (each.name === 'Count' ? each.points.map(({ value }) => value) : []))
    .reduce((sum, count) => sum + count, 0);

/** What every figure of the dashboard is asked for: a period, and whose payments. */
export interface Figure {
  readonly range: StatsRange;
  readonly scope: Scope;
  /** Whether the period before is asked for too. */
  readonly isCompared: boolean;
}

/**
 * The counts of a period together with the period they were counted in, and the counts of the one before it; all time
 * has none before it. Figures of one period and scope share it.
 */
export const statisticsQuery = (figure: Figure) => ({
  queryKey: [shows(reporting.transactionStatistics), 'dashboard', 'statistics', figure] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(figure.range);
    const countsOf = (period: InstantRange | undefined) =>
      send(reporting.transactionStatistics)({ query: { ...period, ...figure.scope } }, { signal });
    const [counts, before] = await Promise.all([
      countsOf(span),
      span && figure.isCompared ? countsOf(periodBefore(span)) : undefined,
    ]);
    return { span, counts, before };
  },
});

/** How card payments were decided in a period and in the one before it. */
export const authorizationsQuery = ({ range, scope, isCompared }: Figure) => ({
  queryKey: [
    shows(reporting.authorizations),
    'dashboard',
    'authorizations',
    { range, scope, isCompared },
  ] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(range);
    const resultsOf = (period: InstantRange | undefined) =>
      send(reporting.authorizations)({ query: { ...period, ...scope } }, { signal });
    const [results, before] = await Promise.all([
      resultsOf(span),
      span && isCompared ? resultsOf(periodBefore(span)) : undefined,
    ]);
    return { span, results, before };
  },
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

/** The course of card volume in a period, and of the one before it. */
export const chartQuery = ({ range, scope, isCompared }: Figure, period: ChartPeriod) => ({
  queryKey: [
    shows(reporting.transactionCharts),
    'dashboard',
    'chart',
    period,
    { range, scope, isCompared },
  ] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(range);
    const courseOf = async (of: InstantRange | undefined) =>
      pointsOf(
        await send(reporting.transactionCharts)(
          { params: { period }, query: { ...of, ...scope } },
          { signal },
        ),
      );
    const [course, before] = await Promise.all([
      courseOf(span),
      span && isCompared ? courseOf(periodBefore(span)) : [],
    ]);
    return { course, before };
  },
});

export const recentQuery = (scope: Scope) => ({
  queryKey: [shows(reporting.listTransactions), 'dashboard', 'recent', scope] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    settled(
      send(reporting.listTransactions)(
        { query: { view: 'payments', pageSize: 6, ...scope } },
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
        { query: { pageSize: 5, subMerchantId, spProductId } },
        { signal, lane: 'dashboard.disputes' },
      ),
    ),
});
