import {
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';

export type QueryOptions<T> = Pick<
  QueryObserverOptions<T>,
  | 'queryKey'
  | 'queryFn'
  | 'enabled'
  | 'staleTime'
  | 'placeholderData'
  | 'initialData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'refetchOnReconnect'
>;

/** One query of the document's client, shown by one place; a changed key asks once. */
export function useQuery<T>(options: QueryOptions<T>): QueryObserverResult<T> {
  const defaulted = queryClient.defaultQueryOptions<T, Error, T, T>({
    ...options,
    _optimisticResults: 'optimistic',
  });
  const [observer] = useState(() => new QueryObserver<T>(queryClient, defaulted));
  const [subscribe] = useState(
    () => (onChange: () => void) => observer.subscribe(notifyManager.batchCalls(onChange)),
  );
  const result = observer.getOptimisticResult(defaulted);
  const current = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, current, current);
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer]);
  return result;
}
