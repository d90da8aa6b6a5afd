import type { RecordKind } from '@payfac/api';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../load-problem.tsx';
import * as styles from './latest.css.ts';

/** As many as are read at once. */
export const latestCount = 5;

/** A record of another one: where it is opened, and what tells it from the others. */
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
  /** The id of the record that they belong to. */
  readonly of: string;
  readonly load: (signal: AbortSignal) => Promise<{
    readonly data: readonly LatestRecord[];
    readonly count: number;
  }>;
  /** Their list, narrowed to that record. */
  readonly allHref: string;
  /** Said where there is none. Default: `No payments yet.` */
  readonly none?: string;
}

/** The newest records of another one, such as a customer's payments, and the way to all of them. */
export function Latest({ noun, shown, of, load, allHref, none }: LatestProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [shown, 'latest', noun, of],
    queryFn: ({ signal }) => load(signal),
  });
  if (error) {
    return (
      <LoadProblem title={`Couldn’t load ${noun}`} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton lines={latestCount} />;
  if (data.count === 0) return <p className={styles.none}>{none ?? `No ${noun} yet.`}</p>;
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
