import type { ReactNode } from 'react';
import * as styles from './money.css.ts';
import { Money, type MoneyProps } from './money.tsx';

export interface HeroAmountProps extends Omit<MoneyProps, 'rank'> {
  /** Name of the amount: 'Card volume'. */
  label?: ReactNode;
  /** Content beside it: its status, its change, the number of payments. */
  children?: ReactNode;
  /** Larger, for the amount being typed. @default false */
  isTyped?: boolean | undefined;
}

/** The main amount of a screen, with muted decimals. */
export function HeroAmount({ label, children, isTyped = false, ...money }: HeroAmountProps) {
  return (
    <div>
      {label !== undefined && <div className={styles.heroLabel}>{label}</div>}
      <div className={styles.heroLine}>
        <Money {...money} rank={isTyped ? 'display' : 'hero'} />
        {children !== undefined && <div className={styles.heroBeside}>{children}</div>}
      </div>
    </div>
  );
}
