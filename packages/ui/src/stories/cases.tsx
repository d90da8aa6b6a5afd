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
  /** One case a row, at full width. */
  isWide?: boolean;
}

/** States of a component side by side, for the eye and for comparing images. */
export function Cases({ children, isWide = false }: CasesProps) {
  return <div className={classNames(styles.cases, isWide && styles.wide)}>{children}</div>;
}

export function Case({ label, children }: CaseProps) {
  return (
    <div className={styles.item}>
      <span className={styles.label}>{label}</span>
      <div className={styles.fill}>{children}</div>
    </div>
  );
}
