import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../load-problem.tsx';
import { useOnline } from '../query/client.ts';
import type { Wire } from './actions/bulk-action.ts';
import type { List } from './list.ts';
import type { ListResponse } from './list-endpoint.ts';

/** Rows with their query; while the next ones load, both are the previous ones. */
export interface Shown<R> {
  readonly wire: Wire;
  readonly response: ListResponse<R>;
  /** When they were loaded, in milliseconds. */
  readonly at: number;
}

export interface Rows<R> {
  readonly shown: Shown<R> | undefined;
  readonly error: Error | null;
  /** No rows yet. */
  readonly isLoading: boolean;
  /** A previous query's rows are shown while this one's load. */
  readonly isMoving: boolean;
  readonly isFetching: boolean;
  readonly isOffline: boolean;
  readonly updatedAt: number;
  readonly refresh: () => void;
}

const isSame = (one: Wire, other: Wire) => JSON.stringify(one) === JSON.stringify(other);

/** The query options for a query's rows, with one key for all uses. */
export const rowsQuery = <R>(list: List<R>, wire: Wire, lane: string) => ({
  queryKey: [list.isLocal ? [] : list.shown, list.report, 'list', wire] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Shown<R>> => {
    const response = await list.load(wire, { signal, lane });
    return { wire, response, at: Date.now() };
  },
});

/**
 * The rows of a query, requested once. They stay while others load and when loading fails, and are requested again when
 * the user returns after a while or the connection is restored.
 */
export function useRows<R>(list: List<R>, wire: Wire, lane: string): Rows<R> {
  const isOnline = useOnline();
  const result = useQuery<Shown<R>>({
    ...rowsQuery(list, wire, lane),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });
  const { data, error } = result;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  // Rows from before the user lost access aren't shown next to the refusal.
  const shown = isRefusal(error) ? undefined : (data ?? last);
  return {
    shown,
    error: result.isFetching ? null : error,
    isLoading: shown === undefined && error === null,
    isMoving: shown !== undefined && result.isFetching && !isSame(shown.wire, wire),
    isFetching: result.isFetching,
    isOffline: !isOnline || result.fetchStatus === 'paused',
    updatedAt: shown?.at ?? 0,
    refresh: () => void result.refetch(),
  };
}
