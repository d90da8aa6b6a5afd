import { Link } from '@payfac/ui/link';
import type { ReactNode } from 'react';
import { type Asked, LoadedCard } from './loaded-card.tsx';
import * as styles from './page.css.ts';

/** What is shown of it: a value, the list the value was counted from, and a word on it. */
export interface Standing {
  readonly value: string;
  readonly href: string | undefined;
  readonly detail: ReactNode;
}

interface StandingCardProps<T> {
  readonly title: string;
  readonly asked: Asked<T>;
  readonly show: (data: T) => Standing;
}

/** What stands open now, whatever the period. */
export const StandingCard = <T,>({ title, asked, show }: StandingCardProps<T>) => (
  <LoadedCard title={title} asked={asked} lines={2}>
    {(data) => {
      const { value, href, detail } = show(data);
      return (
        <div className={styles.standingText}>
          <span className={styles.standingValue}>
            {href === undefined ? (
              value
            ) : (
              <Link href={href} variant="quiet">
                {value}
              </Link>
            )}
          </span>
          <span className={styles.standingDetail}>{detail}</span>
        </div>
      );
    }}
  </LoadedCard>
);
