import type { ReactNode } from 'react';
import * as styles from './money.css.ts';
import { Money, type MoneyProps } from './money.tsx';

export interface HeroAmountProps extends Omit<MoneyProps, 'rank'> {
  /** What the amount is: 'Card volume'. */
  label?: ReactNode;
  /** Beside it: its status, how much it changed, how many make it up. */
  children?: ReactNode;
  /** Larger, for the amount that is being typed. @default false */
  isTyped?: boolean | undefined;
}

/** The one amount that a screen is about, with quiet decimals. */
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
