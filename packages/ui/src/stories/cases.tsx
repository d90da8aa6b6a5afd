import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as styles from './cases.css.ts';

export interface CaseProps {
  /** Name of the state. */
  label: string;
  children: ReactNode;
}

export interface CasesProps {
  children: ReactNode;
  /** Width per case; wide gives each its own row. @default 'medium' */
  width?: keyof typeof styles.widths;
}

/** A component's states side by side, for review and image comparison. */
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
