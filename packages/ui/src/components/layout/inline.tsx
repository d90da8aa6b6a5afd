import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

/** How items of a row stand to each other. */
export type InlineAlign = keyof typeof styles.inlineAligns;
/** Where in a row its items stand. */
export type InlineJustify = keyof typeof styles.inlineJustifies;

export interface InlineProps {
  /** What it holds. */
  children: ReactNode;
  /** Distance between the parts, of the spacing scale. @default 'sm' */
  gap?: Gap | undefined;
  /** Where each part stands in the line's height. @default 'center' */
  align?: InlineAlign | undefined;
  /** Where the parts stand along the line. @default 'start' */
  justify?: InlineJustify | undefined;
  /** Keeps one line where there is no room for it. @default false */
  isOneLine?: boolean | undefined;
}

/** Parts beside each other at one distance, on the next line where there is no room. */
export function Inline({
  children,
  gap = 'sm',
  align = 'center',
  justify = 'start',
  isOneLine = false,
}: InlineProps) {
  const names = classNames(
    styles.inline,
    isOneLine && styles.inlineOneLine,
    styles.gaps[gap],
    styles.inlineAligns[align],
    styles.inlineJustifies[justify],
  );
  return <div className={names}>{children}</div>;
}
