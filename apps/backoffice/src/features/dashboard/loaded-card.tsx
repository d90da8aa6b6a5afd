import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../shared/load-problem.tsx';

/** What a widget asked for. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedCardProps<T> {
  readonly title: string;
  /** What could not be loaded, in a sentence. @default the title */
  readonly what?: string;
  readonly actions?: ReactNode;
  readonly asked: Asked<T>;
  /** Lines of its skeleton, for the height that it will have. */
  readonly lines: number;
  readonly children: (data: T) => ReactNode;
}

/** A card that loads, fails and loads again by itself. */
export function LoadedCard<T>(props: LoadedCardProps<T>) {
  const { title, what = title.toLowerCase(), actions, asked, lines, children } = props;
  const { data, error, refetch } = asked;
  const found = error ? undefined : data;
  return (
    <Card title={title} actions={actions}>
      {error && (
        <LoadProblem title={`Couldn't load ${what}`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && found === undefined && <Skeleton lines={lines} />}
      {found !== undefined && children(found)}
    </Card>
  );
}
