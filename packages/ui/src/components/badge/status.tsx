import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeTone } from './badge.tsx';
import { Dot } from './dot.tsx';

export interface StatusProps {
  /** The status as text: color never conveys it alone. */
  children: string;
  /** Tone: the meaning of the color. @default 'neutral' */
  tone?: BadgeTone | undefined;
}

/** The status of a record in a dense place: a dot in the status color and the word, without a background. */
export function Status({ children, tone = 'neutral' }: StatusProps) {
  return (
    <span
      className={classNames(styles.status, tone === 'info' ? styles.quiet : styles.words[tone])}
    >
      <Dot tone={tone} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
