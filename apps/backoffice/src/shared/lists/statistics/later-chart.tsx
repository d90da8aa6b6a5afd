import { Suspense } from 'react';
import { laterPart } from '../../later/later-part.ts';
import * as styles from './later-chart.css.ts';
import type { ListChartProps } from './list-chart.tsx';

const ListChart = laterPart(async () => (await import('./list-chart.tsx')).ListChart);

interface LaterChartProps extends ListChartProps {
  /** Whether the rows, which come first, have been loaded. */
  readonly isWanted: boolean;
}

/** The list's chart, fetched once its rows are there, in a place that is kept for it. */
export function LaterChart({ isWanted, ...props }: LaterChartProps) {
  const place = <div className={styles.place} />;
  if (!isWanted) return place;
  return (
    <Suspense fallback={place}>
      <ListChart {...props} />
    </Suspense>
  );
}
