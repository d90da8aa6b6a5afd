import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as styles from './cases.css.ts';

export interface CaseProps {
  /** The state, in words. */
  label: string;
  children: ReactNode;
}

export interface CasesProps {
  children: ReactNode;
  /** Room for each; wide, one case takes a row. @default 'medium' */
  width?: keyof typeof styles.widths;
}

/** States of a component side by side, for the eye and for comparing images. */
export function Cases({ children, width = 'medium' }: CasesProps) {
  return <div className={classNames(styles.cases, styles.widths[width])}>{children}</div>;
}

export function Case({ label, children }: CaseProps) {
  return (
    <div className={styles.item}>
      <span className={styles.label}>{label}</span>
      <div className={styles.fill}>{children}</div>
    </div>
  );
}
