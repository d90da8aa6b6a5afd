import type { Output } from '@payfac/api';
import * as accounts from '@payfac/api/contract/accounts';
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

/** Payouts that haven't reached the bank yet. */
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

/** The parameters of every dashboard figure: a period and a scope. */
export interface Figure {
  readonly range: StatsRange;
  readonly scope: Scope;
  /** Whether to load the previous period, too. */
  readonly isCompared: boolean;
}

/**
 * A period's counts with the period itself, and the previous period's counts; all time has none. Figures with the same
 * period and scope share the query.
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

/** Approvals and declines of card payments, in a period and the previous one. */
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

/** The total of payouts in some statuses: the sum of their chart, which counts all of them. */
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

/** Card volume over a period, and over the previous one. */
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

/** Disputes can be filtered by account and product, but not by processor. */
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

/** Whether the platform has any account, of whatever stage. */
export const anyAccountQuery = {
  queryKey: [shows(accounts.view), 'dashboard', 'any-account'] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const { count } = await settled(send(accounts.view)({ query: { pageSize: 1 } }, { signal }));
    return count > 0;
  },
};
