import { Card, type CardProps } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import type { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../shared/load-problem.tsx';

interface LoadedCardProps<T> extends Omit<CardProps, 'children' | 'actions'> {
  readonly of: Pick<ReturnType<typeof useQuery<T>>, 'data' | 'error' | 'refetch'>;
  /** What could not be shown, such as "Couldn't load comments". */
  readonly problem: string;
  /** Beside the title once it is loaded. */
  readonly actions?: (record: T) => ReactNode;
  readonly children: (record: T) => ReactNode;
}

/** A card of something that is loaded: a ghost of it first, then it, or what went wrong and another try. */
export function LoadedCard<T>({ of, problem, actions, children, ...card }: LoadedCardProps<T>) {
  const { data, error, refetch } = of;
  if (data !== undefined) {
    return (
      <Card {...card} actions={actions?.(data)}>
        {children(data)}
      </Card>
    );
  }
  return (
    <Card {...card}>
      {error ? (
        <LoadProblem title={problem} error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
    </Card>
  );
}
