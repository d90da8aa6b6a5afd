import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

export interface GridProps {
  /** What it holds. */
  children: ReactNode;
  /** The least a column may be wide: 120, 180, 240, 320 or 440 px. @default 'md' */
  column?: keyof typeof styles.minimums | undefined;
  /** Distance between the parts, of the spacing scale. @default 'lg' */
  gap?: Gap | undefined;
  /** All parts of a row as high as the highest of them. @default false */
  isStretched?: boolean | undefined;
}

/** Parts in as many equal columns as there is room for. */
export function Grid({ children, column = 'md', gap = 'lg', isStretched = false }: GridProps) {
  const names = classNames(
    styles.grid,
    isStretched && styles.gridStretched,
    styles.gaps[gap],
    styles.minimums[column],
  );
  return <div className={names}>{children}</div>;
}
