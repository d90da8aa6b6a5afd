import { ApiError } from '@payfac/api';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import type { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../later/later-part.ts';
import { LoadProblem } from '../load-problem.tsx';
import { Screen } from './screen.tsx';

const RecordMissing = laterPart(async () => (await import('./record-missing.tsx')).RecordMissing);

interface LoadedScreenProps<T> {
  readonly of: Pick<ReturnType<typeof useQuery<T>>, 'data' | 'error' | 'refetch'>;
  /** The record's noun in a sentence, such as 'plan'. */
  readonly noun: string;
  /** The address of its list. */
  readonly list: string;
  /** The screen for the loaded record; it stays during a reload. */
  readonly children: (record: T) => ReactNode;
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** A record's page: a skeleton first, then the record, or an error with a way out. */
export function LoadedScreen<T>({ of, noun, list, children }: LoadedScreenProps<T>) {
  const { data, error, refetch } = of;
  if (data !== undefined) return children(data);
  if (isMissing(error)) {
    return (
      <Suspense>
        <RecordMissing noun={noun} list={list} />
      </Suspense>
    );
  }
  return (
    <Screen>
      {error ? (
        <LoadProblem
          title={`Couldn’t load this ${noun}`}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Card>
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        </Card>
      )}
    </Screen>
  );
}
