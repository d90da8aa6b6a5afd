import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';

/** What a badge says by its color. */
export type BadgeTone = keyof typeof styles.tones;
/** Heights of a badge. */
export type BadgeSize = 'small' | 'medium';

export interface BadgeProps {
  /** What it holds. */
  children: ReactNode;
  /** What the color says. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** How large it is. @default 'medium' */
  size?: BadgeSize | undefined;
}

/** A short fact about the thing beside it: a count, a kind. For states use `StatusBadge`. */
export function Badge({ children, tone = 'neutral', size = 'medium' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.sizes[size], styles.tones[tone])}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
