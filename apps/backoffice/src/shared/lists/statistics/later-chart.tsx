import { Disclosure } from '@payfac/ui/disclosure';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later/later-part.ts';
import * as styles from './later-chart.css.ts';
import type { ListChartProps } from './list-chart.tsx';

const ListChart = laterPart(async () => (await import('./list-chart.tsx')).ListChart);

const onItsWay = <div className={styles.place} aria-busy="true" />;

interface LaterChartProps extends ListChartProps {
  /** Whether the rows, which come first, have been loaded. */
  readonly isWanted: boolean;
}

/** Shown once somebody asks for it. */
function FoldedChart(props: ListChartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={props.chart.label} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <Suspense fallback={onItsWay}>
          <ListChart {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}

/** The list's chart, fetched once its rows are there, in a place that is kept for it. */
export function LaterChart({ isWanted, ...props }: LaterChartProps) {
  if (props.chart.isFolded) return <FoldedChart {...props} />;
  if (!isWanted) return <div className={styles.place} />;
  return (
    <Suspense fallback={onItsWay}>
      <ListChart {...props} />
    </Suspense>
  );
}
