import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeTone } from './badge.tsx';

interface DotProps {
  readonly tone: BadgeTone;
}

/** A dot in the status color; a ring for work in progress. */
export const Dot = ({ tone }: DotProps) => (
  <span
    aria-hidden
    className={classNames(styles.dot, tone === 'info' ? styles.ring : styles.dots[tone])}
  />
);
