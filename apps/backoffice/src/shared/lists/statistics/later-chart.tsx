import { IconButton } from '@payfac/ui/icon-button';
import { ChartIcon } from '@payfac/ui/icons';
import { Suspense } from 'react';
import { laterPart } from '../../later/later-part.ts';
import * as styles from './figures.css.ts';
import type { ListChartProps } from './list-chart.tsx';

const ListChart = laterPart(async () => (await import('./list-chart.tsx')).ListChart);

/** The list's chart, loaded on request into a reserved place. */
export const LaterChart = (props: ListChartProps) => (
  <div className={styles.chart}>
    <Suspense fallback={<div className={styles.chartPlace} aria-busy="true" />}>
      <ListChart {...props} />
    </Suspense>
  </div>
);

interface ChartToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Shows the list's chart on request; rows have priority. */
export const ChartToggle = ({ label, isOpen, onChange }: ChartToggleProps) => (
  <IconButton
    label={label}
    icon={<ChartIcon size={16} />}
    aria-expanded={isOpen}
    onPress={() => onChange(!isOpen)}
  />
);
