import {
  addDays,
  type ChartPeriod,
  type InstantRange,
  rangeOfPreset,
  startOfZonedDay,
} from '@payfac/domain/time';
import type { StatsRange } from '@payfac/ui/stats-card';
import { getZone, now } from '../../shared/time/clock.ts';
import { api } from './api.ts';

/** What every figure of the dashboard is asked for: a period, and an account or all of them. */
export interface Figure {
  readonly range: StatsRange;
  readonly subMerchantId: string | undefined;
}

/** The instants of a chosen range, its days cut in the session's zone; undefined is all time. */
export function instantsOf(range: StatsRange): InstantRange | undefined {
  if (range.id !== 'custom') return rangeOfPreset(range.id, now(), getZone());
  const from = startOfZonedDay(range.from, getZone());
  const to = startOfZonedDay(addDays(range.to, 1), getZone());
  return from && to && { from, to };
}

const scopeOf = ({ subMerchantId }: Pick<Figure, 'subMerchantId'>) =>
  subMerchantId ? { subMerchantId: [subMerchantId] } : {};

/** One query a figure: the counts of a period together with the period they were counted in. */
export const statisticsQuery = (figure: Figure) => ({
  queryKey: ['dashboard', 'statistics', figure],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const span = instantsOf(figure.range);
    const query = { ...span, ...scopeOf(figure) };
    const counts = await api.reporting.transactionStatistics({ query }, { signal });
    return { span, counts };
  },
});

export type ChartRange = 'last24Hours' | 'last7Days' | 'last30Days' | 'last60Days' | 'thisYear';

export interface Chart {
  readonly range: ChartRange;
  readonly subMerchantId: string | undefined;
}

export const chartQuery = (chart: Chart, period: ChartPeriod) => ({
  queryKey: ['dashboard', 'chart', period, chart],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.reporting.transactionCharts(
      {
        params: { period },
        query: { ...rangeOfPreset(chart.range, now(), getZone()), ...scopeOf(chart) },
      },
      { signal },
    ),
});

export const recentQuery = (subMerchantId: string | undefined) => ({
  queryKey: ['dashboard', 'recent', subMerchantId ?? 'all'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.reporting.listTransactions(
      { query: { pageSize: 8, ...(subMerchantId ? { subMerchantId: [subMerchantId] } : {}) } },
      { signal, lane: 'dashboard.recent' },
    ),
});

export const recentDisputesQuery = (subMerchantId: string | undefined) => ({
  queryKey: ['dashboard', 'disputes', subMerchantId ?? 'all'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.disputes.list(
      { query: { pageSize: 6, ...(subMerchantId ? { subMerchantId: [subMerchantId] } : {}) } },
      { signal, lane: 'dashboard.disputes' },
    ),
});
