import { type Cents, cents, formatCompactUsd, formatUsd } from '@payfac/domain/money';
import { LineChart } from '@payfac/ui/line-chart';
import { Delta } from '@payfac/ui/money';
import { StatsCard } from '@payfac/ui/stats-card';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../shared/counted.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { getZone } from '../../../shared/time/clock.ts';
import { showDate, zoneInHeaders } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import * as styles from './overview.css.ts';
import { courseQuery, figuresQuery, type Point } from './queries.ts';

const rounded = (value: number): Cents => cents(Math.round(value));

/** The previous days, each at the position of the day it is compared with. */
const alongside = (course: readonly Point[], compared: readonly Point[]) =>
  course.flatMap(({ at }, index) => {
    const point = compared[index];
    return point ? [{ x: at, y: point.value }] : [];
  });

const TITLE = 'Card volume over time';

function Course() {
  const { subMerchantId } = useAccount().record;
  const { data, error, refetch } = useQuery(courseQuery(subMerchantId));
  if (error) {
    return (
      <LoadProblem title="Couldn’t load the chart" error={error} onRetry={() => void refetch()} />
    );
  }
  const course = data?.course ?? [];
  const compared = alongside(course, data?.compared ?? []);
  // Today isn't over.
  const open = course.length > 1 ? course.at(-1)?.at : undefined;
  return (
    <LineChart
      label={TITLE}
      kind="area"
      height={140}
      timeZone={getZone()}
      xLabel={`Daily (${zoneInHeaders()})`}
      formatX={(at) => (open && at >= open ? `${showDate(at)}, so far` : showDate(at))}
      formatY={(value) => formatUsd(rounded(value))}
      formatYTick={(value) => formatCompactUsd(rounded(value))}
      isLoading={!data}
      provisionalFrom={open}
      series={[
        { name: 'Card volume', points: course.map(({ at, value }) => ({ x: at, y: value })) },
        ...(compared.length > 0
          ? [{ name: 'Prior period', isComparison: true, points: compared }]
          : []),
      ]}
    />
  );
}

/** The account's volume: the page's main figure, with its course. */
export function Volume() {
  const { subMerchantId } = useAccount().record;
  const { data, error, refetch } = useQuery(figuresQuery(subMerchantId));
  const sales = data?.counts.sales;
  const earlier = data?.before?.sales.amount ?? 0;
  return (
    <div className={styles.volume}>
      <StatsCard
        title="Card volume, last 30 days"
        rank="hero"
        value={sales ? sales.amount : '–'}
        detail={
          sales ? (
            <span className={styles.line}>
              <Delta change={earlier === 0 ? null : (sales.amount - earlier) / earlier} good="up" />
              {counted(sales.count, 'payment')}
            </span>
          ) : (
            ' '
          )
        }
        isLoading={!data && !error}
        error={error?.message}
        onRetry={() => void refetch()}
      />
      <section aria-label={TITLE}>
        <Course />
      </section>
    </div>
  );
}
