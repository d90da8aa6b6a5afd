import type { ReactNode } from 'react';
import * as styles from './two-lines.css.ts';

interface TwoLinesProps {
  readonly first: ReactNode;
  /** Hidden when it is the same as the first. */
  readonly second: string;
}

/** A cell with a name and a second identification. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <span className={styles.lines}>
    <span className={styles.first}>{first}</span>
    {second !== first && <span className={styles.second}>{second}</span>}
  </span>
);
