import { type Cents, cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import {
  type ChartPeriod,
  chartPeriodLabels,
  dateRangeLabels,
  defaultChartPeriod,
} from '@payfac/domain/time';
import { Card } from '@payfac/ui/card';
import { LineChart } from '@payfac/ui/line-chart';
import { Select } from '@payfac/ui/select';
import type { StatsRange } from '@payfac/ui/stats-card';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { locationAtom } from '../../shared/location.ts';
import { getZone } from '../../shared/time/clock.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import * as styles from './page.css.ts';
import { instantsOf, periodsOf } from './periods.ts';
import { chartQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { OwnScope, WidgetFilters } from './widget-card.tsx';

/** Where a chart's last point begins, whose time is not over yet: charts here end now. */
const openFrom = (points: readonly { readonly at: Date }[]): Date | undefined =>
  points.length > 1 ? points.at(-1)?.at : undefined;

/** A point by its instant, and that it still grows. */
function pointTitle(at: Date, period: ChartPeriod, open: Date | undefined): string {
  const title = period === 'hourly' ? showDateTime(at) : showDate(at);
  return open !== undefined && at >= open ? `${title}, so far` : title;
}

const ranges = ['last24Hours', 'last7Days', 'last30Days', 'last60Days', 'thisYear'] as const;

/** Follows the page's range, which is not the chart's own. */
const asPage = 'page';

const rangeText = (range: StatsRange): string =>
  range.id === 'custom' ? 'Custom Range' : dateRangeLabels[range.id];

const rounded = (value: number): Cents => cents(Math.round(value));
const dollars = (value: number): string => formatUsd(rounded(value));
const shortDollars = (value: number): string => formatCompactUsd(rounded(value));

const chartWidget = 'chart';

/** Approved card volume over time, in the session's zone. */
export function VolumeChart() {
  const { search } = useAtomValue(locationAtom);
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const own = ranges.find((each) => each === params.get('chart'));
  const page = useAddressRange().range;
  const range: StatsRange = own === undefined ? page : { id: own };
  const asked = params.get('period') ?? defaultChartPeriod;
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: withParams(search, changes) }, { preventScrollReset: true });
  const { scope, own: ownScope } = useScope(chartWidget);
  const periods = periodsOf(instantsOf(range));
  const period = periods.find((each) => each === asked) ?? periods[0] ?? defaultChartPeriod;
  const { data, error, refetch } = useQuery(chartQuery({ range, scope }, period));
  const amounts = data?.series.find(({ name }) => name === 'Amount')?.points ?? [];
  const open = openFrom(amounts);
  return (
    <Card
      title="Card volume over time"
      {...(ownScope.length > 0 && {
        description: (
          <Suspense>
            <OwnScope widget={chartWidget} />
          </Suspense>
        ),
      })}
      actions={
        <div className={styles.chartControls}>
          <Select
            label="Range"
            isLabelHidden
            value={own ?? asPage}
            options={[
              { value: asPage, label: `As page: ${rangeText(page)}` },
              ...ranges.map((value) => ({ value, label: dateRangeLabels[value] })),
            ]}
            onChange={(value) => set({ chart: value === asPage ? undefined : value })}
          />
          <Select
            label="Period"
            isLabelHidden
            value={period}
            options={periods.map((value) => ({ value, label: chartPeriodLabels[value] }))}
            onChange={(value) => set({ period: value })}
          />
          <WidgetFilters widget={chartWidget} title="Card volume over time" />
        </div>
      }
    >
      {error ? (
        <LoadProblem title="Couldn't load the chart" error={error} onRetry={() => void refetch()} />
      ) : (
        <LineChart
          label="Card volume over time"
          kind="area"
          timeZone={getZone()}
          xLabel={`${chartPeriodLabels[period]} (${zoneInHeaders()})`}
          formatY={dollars}
          formatYTick={shortDollars}
          isLoading={!data}
          formatX={(at) => pointTitle(at, period, open)}
          provisionalFrom={open}
          series={[
            { name: 'Card volume', points: amounts.map(({ at, value }) => ({ x: at, y: value })) },
          ]}
        />
      )}
    </Card>
  );
}
