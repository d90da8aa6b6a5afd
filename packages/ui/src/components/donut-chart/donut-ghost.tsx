import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './donut-chart.css.ts';

const NAMES = ['28%', '46%', '36%', '40%'];

/** Placeholder ring and figures, so that nothing jumps when the data arrives. */
export const DonutGhost = ({ size }: { readonly size: number }) => (
  <div className={styles.ghost}>
    <svg width={size} height={size} className={styles.ghostRing} />
    <div className={styles.legend}>
      {NAMES.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width="64px" />
          <Skeleton width="32px" />
        </div>
      ))}
    </div>
  </div>
);
