import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeTone } from './badge.tsx';

export interface StatusProps {
  /** The state in words: color never carries it alone. */
  children: string;
  /** What the color says. @default 'neutral' */
  tone?: BadgeTone | undefined;
}

/** The state of a record in a dense place: a dot in the state's color and the word, without a ground. */
export function Status({ children, tone = 'neutral' }: StatusProps) {
  return (
    <span className={styles.status}>
      <span aria-hidden className={classNames(styles.dot, styles.dots[tone])} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
