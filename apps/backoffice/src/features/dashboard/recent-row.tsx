import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

interface RecentRowProps {
  readonly title: ReactNode;
  /** Below the title; what is not known is left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly status: ReactNode;
  readonly amount: string;
}

/** One thing that happened, in a card of what happened last. */
export function RecentRow({ title, details, status, amount }: RecentRowProps) {
  return (
    <li className={styles.recentRow}>
      <div className={styles.recentText}>
        {title}
        <div className={styles.recentDetail}>
          <div className={styles.recentParts}>
            {details
              .filter((text) => text !== null && text !== undefined && text !== '')
              .map((text) => (
                <span key={text} className={styles.recentPart}>
                  {text}
                </span>
              ))}
          </div>
        </div>
      </div>
      <span className={styles.recentStatus}>{status}</span>
      <span className={styles.recentAmount}>{amount}</span>
    </li>
  );
}
