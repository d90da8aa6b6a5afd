import { type Cents, cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import { type ChartPeriod, chartPeriodLabels, defaultChartPeriod } from '@payfac/domain/time';
import { LineChart } from '@payfac/ui/line-chart';
import { Select } from '@payfac/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { locationAtom, withParams } from '../../shared/address.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { getZone } from '../../shared/time/clock.ts';
import { showDate, showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { FigureStatsCard, volume } from './figures.tsx';
import * as styles from './page.css.ts';
import { instantsOf, periodsOf } from './periods.ts';
import { chartQuery } from './queries.ts';
import { useFigure } from './use-figure.ts';

interface Point {
  readonly at: Date;
  readonly value: Cents;
}

/** The start of a chart's last point, whose period isn't over yet: these charts end now. */
const openFrom = (points: readonly Point[]): Date | undefined =>
  points.length > 1 ? points.at(-1)?.at : undefined;

/** A point's title: its time, and whether it is still growing. */
function pointTitle(at: Date, period: ChartPeriod, open: Date | undefined): string {
  const title = period === 'hourly' ? showDateTime(at) : showDate(at);
  return open !== undefined && at >= open ? `${title}, so far` : title;
}

/** The previous period's points, each at the position of the point it is compared with. */
export const alongside = (course: readonly Point[], before: readonly Point[]) =>
  course.flatMap(({ at }, index) => {
    const compared = before[index];
    return compared ? [{ x: at, y: compared.value }] : [];
  });

const rounded = (value: number): Cents => cents(Math.round(value));
const dollars = (value: number): string => formatUsd(rounded(value));
const shortDollars = (value: number): string => formatCompactUsd(rounded(value));

const TITLE = 'Card volume over time';
const HEIGHT = 190;

/** Card volume for one period and scope: the total and its course. */
export function Volume() {
  const { search } = useAtomValue(locationAtom);
  const navigate = useNavigate();
  const asks = useFigure(volume.id);
  const periods = periodsOf(instantsOf(asks.range));
  const wanted = new URLSearchParams(search).get('period') ?? defaultChartPeriod;
  const period = periods.find((each) => each === wanted) ?? periods[0] ?? defaultChartPeriod;
  const { data, error, refetch } = useQuery(chartQuery(asks, period));
  const course = data?.course ?? [];
  const before = alongside(course, data?.before ?? []);
  const open = openFrom(course);
  return (
    <div className={styles.volume}>
      <FigureStatsCard
        figure={volume}
        isHero
        actions={
          periods.length > 1 && (
            <div className={styles.picker}>
              <Select
                label="Period"
                isLabelHidden
                value={period}
                options={periods.map((value) => ({ value, label: chartPeriodLabels[value] }))}
                onChange={(value) =>
                  void navigate(
                    { search: withParams(location.search, { period: value }) },
                    { preventScrollReset: true },
                  )
                }
              />
            </div>
          )
        }
      />
      <section aria-label={TITLE}>
        {error ? (
          <LoadProblem
            title="Couldn’t load the chart"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <LineChart
            label={TITLE}
            kind="area"
            height={HEIGHT}
            timeZone={getZone()}
            xLabel={`${chartPeriodLabels[period]} (${zoneInHeaders()})`}
            formatY={dollars}
            formatYTick={shortDollars}
            isLoading={!data}
            formatX={(at) => pointTitle(at, period, open)}
            provisionalFrom={open}
            series={[
              { name: 'Card volume', points: course.map(({ at, value }) => ({ x: at, y: value })) },
              ...(before.length > 0
                ? [{ name: 'Prior period', isComparison: true, points: before }]
                : []),
            ]}
          />
        )}
      </section>
    </div>
  );
}
