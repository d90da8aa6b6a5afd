import { Card } from '@payfac/ui/card';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../shared/load-problem.tsx';
import * as styles from './page.css.ts';

interface StandingCardProps {
  readonly title: string;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** The list the value was counted from. */
  readonly href?: string;
  readonly detail: ReactNode;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** What stands open now, whatever the period. */
export function StandingCard({ title, value, href, detail, error, onRetry }: StandingCardProps) {
  if (error) {
    return (
      <Card title={title}>
        <LoadProblem
          title={`Couldn't load ${title.toLowerCase()}`}
          error={error}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  return (
    <Card title={title}>
      <div className={styles.standingText} aria-busy={value === undefined}>
        {value === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <>
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
          </>
        )}
      </div>
    </Card>
  );
}
