import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

export interface GridProps {
  /** Content. */
  children: ReactNode;
  /** Minimum column width: 120, 180, 240, 320 or 440 px. @default 'md' */
  column?: keyof typeof styles.minimums | undefined;
  /** Gap, from the spacing scale. @default 'lg' */
  gap?: Gap | undefined;
  /** Stretches all items of a row to the tallest. @default false */
  isStretched?: boolean | undefined;
}

/** Items in as many equal columns as fit. */
export function Grid({ children, column = 'md', gap = 'lg', isStretched = false }: GridProps) {
  const names = classNames(
    styles.grid,
    isStretched && styles.gridStretched,
    styles.gaps[gap],
    styles.minimums[column],
  );
  return <div className={names}>{children}</div>;
}
