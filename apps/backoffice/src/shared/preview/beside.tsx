import type { ReactNode } from 'react';
import * as styles from './beside.css.ts';

interface BesideProps {
  /** What the form comes to. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form, and beside it what it comes to; below it where there is no room. */
export const Beside = ({ aside, children }: BesideProps) => (
  <div className={styles.columns}>
    {children}
    <div className={styles.aside}>{aside}</div>
  </div>
);
