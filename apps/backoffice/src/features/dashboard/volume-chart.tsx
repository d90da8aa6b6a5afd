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
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { locationAtom } from '../../shared/location.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { getZone } from '../../shared/time/clock.ts';
import { zoneInHeaders } from '../../shared/time/show.ts';
import { OwnScope } from './later-parts.tsx';
import { openFrom, pointTitle } from './open-point.ts';
import * as styles from './page.css.ts';
import { type ChartRange, chartQuery } from './queries.ts';
import { useScope } from './scope.ts';
import { WidgetFilters } from './widget-filters.tsx';

/** The ranges a chart can be read in, each with the periods that give it a useful number of points. */
const choices: Readonly<Record<ChartRange, readonly ChartPeriod[]>> = {
  last24Hours: ['hourly'],
  last7Days: ['daily', 'hourly'],
  last30Days: ['daily', 'weekly'],
  last60Days: ['daily', 'weekly'],
  thisYear: ['monthly', 'weekly', 'daily'],
};

const ranges: readonly ChartRange[] = [
  'last24Hours',
  'last7Days',
  'last30Days',
  'last60Days',
  'thisYear',
];

const isRange = (value: string): value is ChartRange => Object.hasOwn(choices, value);

const rounded = (value: number): Cents => cents(Math.round(value));
const dollars = (value: number): string => formatUsd(rounded(value));
const shortDollars = (value: number): string => formatCompactUsd(rounded(value));

const chartWidget = 'chart';

/** Approved card volume over time, in the session's zone. */
export function VolumeChart() {
  const { search } = useAtomValue(locationAtom);
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const chosen = params.get('chart') ?? '';
  const range: ChartRange = isRange(chosen) ? chosen : 'last30Days';
  const asked = params.get('period') ?? defaultChartPeriod;
  const set = (changes: Readonly<Record<string, string>>) =>
    void navigate({ search: withParams(search, changes) }, { preventScrollReset: true });
  const { scope, own } = useScope(chartWidget);
  const periods = choices[range];
  const period = periods.find((each) => each === asked) ?? periods[0] ?? defaultChartPeriod;
  const { data, error, refetch } = useQuery(chartQuery({ range, scope }, period));
  const amounts = data?.series.find(({ name }) => name === 'Amount')?.points ?? [];
  const open = openFrom(amounts);
  return (
    <Card
      title="Card volume over time"
      {...(own.length > 0 && {
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
            value={range}
            options={ranges.map((value) => ({ value, label: dateRangeLabels[value] }))}
            onChange={(value) => set({ chart: value })}
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
