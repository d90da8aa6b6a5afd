import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeSize, BadgeTone } from './badge.tsx';
import { Dot } from './dot.tsx';

export interface StatusBadgeProps {
  /** The state in words: color never carries it alone. */
  children: string;
  /** What the color says. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** How large it is. @default 'medium' */
  size?: BadgeSize | undefined;
}

/** The state of a record, with a dot in the state's color; in a table the dot and the word alone. */
export function StatusBadge({ children, tone = 'neutral', size = 'medium' }: StatusBadgeProps) {
  return (
    <span
      className={classNames(
        styles.badge,
        styles.sizes[size],
        styles.tones[tone],
        styles.state,
        tone === 'info' && styles.expected,
      )}
    >
      <Dot tone={tone} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
