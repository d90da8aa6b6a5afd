import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeTone } from './badge.tsx';
import { Dot } from './dot.tsx';

export interface StatusProps {
  /** The state in words: color never carries it alone. */
  children: string;
  /** What the color says. @default 'neutral' */
  tone?: BadgeTone | undefined;
}

/** The state of a record in a dense place: a dot in the state's color and the word, without a ground. */
export function Status({ children, tone = 'neutral' }: StatusProps) {
  return (
    <span
      className={classNames(styles.status, tone === 'info' ? styles.expected : styles.words[tone])}
    >
      <Dot tone={tone} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
