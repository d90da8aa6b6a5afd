import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

/** Horizontal alignment of a stack's items. */
export type StackAlign = keyof typeof styles.stackAligns;

export interface StackProps {
  /** Content. */
  children: ReactNode;
  /** Gap, from the spacing scale. @default 'lg' */
  gap?: Gap | undefined;
  /** Horizontal alignment of the items. @default 'stretch' */
  align?: StackAlign | undefined;
}

/** Items stacked with an even gap. */
export function Stack({ children, gap = 'lg', align = 'stretch' }: StackProps) {
  return (
    <div className={classNames(styles.stack, styles.gaps[gap], styles.stackAligns[align])}>
      {children}
    </div>
  );
}
