import { type ChartPeriod, chartPeriodLabels, defaultChartPeriod } from '@payfac/domain/time';
import { BarChart, type BarChartProps } from '@payfac/ui/bar-chart';
import { Card } from '@payfac/ui/card';
import { LineChart } from '@payfac/ui/line-chart';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../../load-problem.tsx';
import { onPhone } from '../../screen/media.ts';
import { getZone } from '../../time/clock.ts';
import { zoneInHeaders } from '../../time/show.ts';
import type { Wire } from '../actions/bulk-action.ts';
import { figuresKey } from './figures.tsx';
import type { ChartDeclaration, ChartSeries } from './source.ts';

export interface ListChartProps {
  readonly chart: ChartDeclaration;
  readonly report: string;
  readonly wire: Wire;
}

/** A phone has room for a year of months. */
const isOnPhone = (): boolean =>
  globalThis.matchMedia?.(onPhone.replace('screen and ', '')).matches ?? false;

const Columns = (props: Omit<BarChartProps, 'arrangement'>) => (
  <BarChart {...props} arrangement="stacked" />
);

const periods: readonly ChartPeriod[] = ['daily', 'weekly', 'monthly'];

/** The list's own query over time, in the session's zone. */
export function ListChart({ chart, report, wire }: ListChartProps) {
  const { label, source, measures } = chart;
  const [name, setName] = useState(measures?.[0].name);
  const [period, setPeriod] = useState<ChartPeriod>(() =>
    chart.isOfCounts && isOnPhone() ? 'monthly' : (chart.period ?? defaultChartPeriod),
  );
  const own = { ...figuresKey(source, wire), period };
  const { data, error, refetch } = useQuery<readonly ChartSeries[]>({
    queryKey: [source.shown, report, 'chart', source.id, own],
    queryFn: () => source.load(own),
    placeholderData: (before: readonly ChartSeries[] | undefined) => before,
  });
  const measure = measures?.find((each) => each.name === name);
  const formatY = measure?.formatY ?? chart.formatY;
  const series = (data ?? []).filter((each) => !measure || each.name === measure.name);
  const drawn = {
    label,
    height: 180,
    timeZone: getZone(),
    xLabel: `${chartPeriodLabels[period]} (${zoneInHeaders()})`,
    ...(formatY && { formatY }),
    isLoading: data === undefined,
    series: series.map(({ name: each, points }) => ({
      name: each,
      points: points.map(({ at, value }) => ({ x: at, y: value })),
    })),
  };
  const Drawn = chart.isOfCounts ? Columns : LineChart;
  const total = series[0]?.points.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card
      title={measure && total !== undefined ? `Total ${measure.format(total)}` : label}
      {...(chart.note !== undefined && { description: chart.note })}
      actions={
        <>
          {measures && name !== undefined && (
            <SegmentedControl
              label="Measure"
              value={name}
              options={measures.map((each) => ({ id: each.name, label: each.name }))}
              onChange={setName}
            />
          )}
          <SegmentedControl
            label="Period"
            value={period}
            options={periods.map((value) => ({ id: value, label: chartPeriodLabels[value] }))}
            onChange={setPeriod}
          />
        </>
      }
    >
      {error && data === undefined ? (
        <LoadProblem title="Couldn’t load the chart" error={error} onRetry={() => void refetch()} />
      ) : (
        <Drawn {...drawn} />
      )}
    </Card>
  );
}
