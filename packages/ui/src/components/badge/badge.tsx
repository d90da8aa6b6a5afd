import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';

/** Meanings of a badge's color. */
export type BadgeTone = keyof typeof styles.tones;
/** Badge sizes. */
export type BadgeSize = 'small' | 'medium';

export interface BadgeProps {
  /** Content. */
  children: ReactNode;
  /** Tone: the meaning of the color. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Size. @default 'medium' */
  size?: BadgeSize | undefined;
}

/** A short fact about the item beside it: a count, a kind. For statuses use `StatusBadge`. */
export function Badge({ children, tone = 'neutral', size = 'medium' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.sizes[size], styles.tones[tone])}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
