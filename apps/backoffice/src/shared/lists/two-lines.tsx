import type { ReactNode } from 'react';
import * as styles from './two-lines.css.ts';

interface TwoLinesProps {
  readonly first: ReactNode;
  /** Left out when it says the same. */
  readonly second: string;
}

/** A cell of a name and what it is also known by. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <span className={styles.lines}>
    <span className={styles.first}>{first}</span>
    {second !== first && <span className={styles.second}>{second}</span>}
  </span>
);
