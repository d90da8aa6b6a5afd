import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeSize, BadgeTone } from './badge.tsx';
import { Dot } from './dot.tsx';

export interface StatusBadgeProps {
  /** The status as text: color never conveys it alone. */
  children: string;
  /** Tone: the meaning of the color. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Size. @default 'medium' */
  size?: BadgeSize | undefined;
}

/** A record's status, with a dot in its color. In a table, or inside `data-dense`, only the dot and the word. */
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
