import type { ReactNode } from 'react';
import * as styles from './beside.css.ts';

interface BesideProps {
  /** The form's result, such as a preview. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form with its result next to it, or below it when there is no room. */
export const Beside = ({ aside, children }: BesideProps) => (
  <div className={styles.columns}>
    {children}
    <div className={styles.aside}>{aside}</div>
  </div>
);
