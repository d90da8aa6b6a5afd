import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Gap } from './layout.css.ts';
import * as styles from './layout.css.ts';

/** Vertical alignment of a row's items. */
export type InlineAlign = keyof typeof styles.inlineAligns;
/** Horizontal alignment of a row's items. */
export type InlineJustify = keyof typeof styles.inlineJustifies;

export interface InlineProps {
  /** Content. */
  children: ReactNode;
  /** Gap, from the spacing scale. @default 'sm' */
  gap?: Gap | undefined;
  /** Vertical alignment within the line. @default 'center' */
  align?: InlineAlign | undefined;
  /** Horizontal alignment along the line. @default 'start' */
  justify?: InlineJustify | undefined;
  /** Keeps items on one line even without room. @default false */
  isOneLine?: boolean | undefined;
}

/** Items side by side with an even gap; they wrap when there is no room. */
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
