import { type ChartPeriod, chartPeriodLabels, defaultChartPeriod } from '@payfac/domain/time';
import { Card } from '@payfac/ui/card';
import { LineChart } from '@payfac/ui/line-chart';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useState } from 'react';
import { LoadProblem } from '../../load-problem.tsx';
import { useQuery } from '../../query/use-query.ts';
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

const periods: readonly ChartPeriod[] = ['daily', 'weekly', 'monthly'];

/** The list's own query over time, in the session's zone. */
export function ListChart({ chart, report, wire }: ListChartProps) {
  const { label, source, formatY } = chart;
  const [period, setPeriod] = useState<ChartPeriod>(chart.period ?? defaultChartPeriod);
  const own = { ...figuresKey(source, wire), period };
  const { data, error, refetch } = useQuery<readonly ChartSeries[]>({
    queryKey: [report, 'chart', source.id, own],
    queryFn: () => source.load(own),
    placeholderData: (before: readonly ChartSeries[] | undefined) => before,
  });
  return (
    <Card
      title={label}
      actions={
        <SegmentedControl
          label="Period"
          value={period}
          options={periods.map((value) => ({ id: value, label: chartPeriodLabels[value] }))}
          onChange={setPeriod}
        />
      }
    >
      {error && data === undefined ? (
        <LoadProblem title="Couldn't load the chart" error={error} onRetry={() => void refetch()} />
      ) : (
        <LineChart
          label={label}
          height={180}
          timeZone={getZone()}
          xLabel={`${chartPeriodLabels[period]} (${zoneInHeaders()})`}
          {...(formatY && { formatY })}
          isLoading={data === undefined}
          series={(data ?? []).map(({ name, points }) => ({
            name,
            points: points.map(({ at, value }) => ({ x: at, y: value })),
          }))}
        />
      )}
    </Card>
  );
}
