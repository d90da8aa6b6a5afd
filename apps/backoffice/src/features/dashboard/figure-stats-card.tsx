import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { type Figure, figureRows } from '@payfac/domain/transactions';
import { Skeleton } from '@payfac/ui/skeleton';
import { Sparkline } from '@payfac/ui/sparkline';
import { StatsCard } from '@payfac/ui/stats-card';
import { Suspense } from 'react';
import { useQuery } from '../../shared/query/use-query.ts';
import { useHolder } from '../../shared/session/session.ts';
import { changeOf, type FigureCard } from './figures.ts';
import { CustomRange, OwnScope } from './later-parts.tsx';
import { statisticsQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import type { Scope } from './scope-address.ts';
import { WidgetFilters } from './widget-filters.tsx';

/** The list a figure was counted from: exactly its rows, so that the list's total is the figure. */
function listOf(
  figure: Figure,
  span: { readonly from: Date; readonly to: Date } | undefined,
  scope: Scope,
): string {
  const query = new URLSearchParams();
  for (const [key, values] of Object.entries(figureRows[figure])) {
    for (const value of [values].flat()) query.append(key, String(value));
  }
  if (span) {
    query.set('from', span.from.toISOString());
    query.set('to', span.to.toISOString());
  }
  for (const [key, values] of Object.entries(scope)) {
    for (const value of values ?? []) query.append(key, value);
  }
  return `/reporting/transactions?${query}`;
}

/** Whether a line would show more than that nothing changed. */
const hasCourse = (values: readonly number[]): boolean =>
  values.length > 2 && values.some((value) => value !== values[0]);

/** One figure over a period of its own. */
export function FigureStatsCard({ figure }: { readonly figure: FigureCard }) {
  const { range, setRange } = useAddressRange(figure.id);
  const { scope, own } = useScope(figure.id);
  const holder = useHolder();
  const { data, error, refetch } = useQuery(statisticsQuery({ range, scope }, figure.operation));
  const isCompared = range.id !== 'all';
  const change =
    data?.before === undefined
      ? null
      : changeOf(figure.amount(data.counts), figure.amount(data.before));
  const share = data && figure.percentage?.(data.counts);
  return (
    <StatsCard
      title={figure.title}
      value={data ? formatUsd(figure.amount(data.counts)) : '–'}
      {...(data &&
        can(holder, 'sidebar.transactions') && {
          href: listOf(figure.figure, data.span, scope),
        })}
      detail={
        <>
          {data ? figure.detail(data.counts) : ' '}
          {own.length > 0 && (
            <Suspense>
              {' · '}
              <OwnScope widget={figure.id} />
            </Suspense>
          )}
        </>
      }
      sparkline={
        data && hasCourse(data.course) ? <Sparkline values={data.course} height={32} /> : ''
      }
      actions={<WidgetFilters widget={figure.id} title={figure.title} />}
      onRetry={() => void refetch()}
      {...(share && {
        percentage: { value: `${share.value.toFixed(2)}%`, formula: share.formula },
      })}
      {...(isCompared && {
        delta: { change, good: figure.good, comparedWith: 'vs prior period' },
      })}
      range={range}
      onRangeChange={setRange}
      hasAllRange
      customRange={(controls) => (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CustomRange {...controls} />
        </Suspense>
      )}
      isLoading={!data && !error}
      {...(error && { error: error.message })}
    />
  );
}
