import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

/** Where items of a stack stand. */
export type StackAlign = keyof typeof styles.stackAligns;

export interface StackProps {
  /** What it holds. */
  children: ReactNode;
  /** Distance between the parts, of the spacing scale. @default 'lg' */
  gap?: Gap | undefined;
  /** Where each part stands across. @default 'stretch' */
  align?: StackAlign | undefined;
}

/** Parts below each other at one distance. */
export function Stack({ children, gap = 'lg', align = 'stretch' }: StackProps) {
  return (
    <div className={classNames(styles.stack, styles.gaps[gap], styles.stackAligns[align])}>
      {children}
    </div>
  );
}
