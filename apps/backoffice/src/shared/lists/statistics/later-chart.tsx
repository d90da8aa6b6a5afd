import { Suspense } from 'react';
import { laterPart } from '../../later/later-part.ts';
import * as styles from './later-chart.css.ts';
import type { ListChartProps } from './list-chart.tsx';

const ListChart = laterPart(async () => (await import('./list-chart.tsx')).ListChart);

/** The list's chart, loaded on request into a reserved place. */
export const LaterChart = (props: ListChartProps) => (
  <div className={styles.chart}>
    <Suspense fallback={<div className={styles.place} aria-busy="true" />}>
      <ListChart {...props} />
    </Suspense>
  </div>
);
