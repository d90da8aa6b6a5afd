import type { RecordKind } from '@payfac/api';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import * as styles from '../customers.css.ts';

export interface OfCustomer {
  readonly customerId: string;
}

/** How many of a customer's latest records are shown. */
export const latestCount = 5;

/** A customer's record: its address, and what distinguishes it. */
export interface LatestRecord {
  readonly href: string;
  readonly name: string;
  readonly note: string;
  readonly amount?: ReactNode;
  readonly status: ReactNode;
}

interface LatestProps {
  /** Their noun: `payments`. */
  readonly noun: string;
  /** The kinds of records that its call shows. */
  readonly shown: readonly RecordKind[];
  readonly customerId: string;
  readonly load: (signal: AbortSignal) => Promise<{
    readonly data: readonly LatestRecord[];
    readonly count: number;
  }>;
  /** Their list, filtered by the customer. */
  readonly allHref: string;
}

/** A customer's newest records, with a link to all of them. */
export function Latest({ noun, shown, customerId, load, allHref }: LatestProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [shown, 'customers', 'latest', noun, customerId],
    queryFn: ({ signal }) => load(signal),
  });
  if (error) {
    return (
      <LoadProblem title={`Couldn't load ${noun}`} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton lines={latestCount} />;
  if (data.count === 0) return <p className={styles.none}>No {noun} yet.</p>;
  return (
    <>
      <ul className={styles.latest} aria-label={`Latest ${noun}`}>
        {data.data.map(({ href, name, note, amount, status }) => (
          <li key={href} className={styles.line}>
            <span className={styles.words}>
              <Link href={href}>{name}</Link>
              <span className={styles.facts}>{note}</span>
            </span>
            <span className={styles.lineEnd}>
              {amount}
              {status}
            </span>
          </li>
        ))}
      </ul>
      {data.count > data.data.length && (
        <p>
          <Link variant="standalone" href={allHref}>
            View all {noun}
          </Link>
        </p>
      )}
    </>
  );
}
