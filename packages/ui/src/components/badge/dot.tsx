import { classNames } from '../../styling/class-names.ts';
import * as styles from './badge.css.ts';
import type { BadgeTone } from './badge.tsx';

interface DotProps {
  readonly tone: BadgeTone;
}

/** A dot in the state's color; for what is under way, a ring. */
export const Dot = ({ tone }: DotProps) => (
  <span
    aria-hidden
    className={classNames(styles.dot, tone === 'info' ? styles.ring : styles.dots[tone])}
  />
);
