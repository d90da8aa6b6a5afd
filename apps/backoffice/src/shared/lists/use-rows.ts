import { keepPreviousData, onlineManager } from '@tanstack/query-core';
import { useState, useSyncExternalStore } from 'react';
import { useQuery } from '../query/use-query.ts';
import type { Wire } from './actions/bulk-action.ts';
import type { ListAnswer } from './declaration.ts';
import type { List } from './list.ts';

/** Rows with the query that found them: while the next ones load, both are the old ones. */
export interface Shown<R> {
  readonly wire: Wire;
  readonly answer: ListAnswer<R>;
  /** When they came, in milliseconds. */
  readonly at: number;
}

export interface Rows<R> {
  readonly shown: Shown<R> | undefined;
  readonly error: Error | null;
  /** No rows yet. */
  readonly isLoading: boolean;
  /** Rows of an earlier query are shown while this one's load. */
  readonly isMoving: boolean;
  readonly isFetching: boolean;
  readonly isOffline: boolean;
  readonly updatedAt: number;
  readonly refresh: () => void;
}

const isSame = (one: Wire, other: Wire) => JSON.stringify(one) === JSON.stringify(other);

const subscribeOnline = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/**
 * The rows of a query, asked for once. They stay while others load and when loading fails, are asked
 * for again when the person comes back after a while, and when the connection does.
 */
export function useRows<R>(list: List<R>, wire: Wire, lane: string): Rows<R> {
  const online = useSyncExternalStore(subscribeOnline, isOnline, isOnline);
  const result = useQuery<Shown<R>>({
    queryKey: [list.report, 'list', wire],
    queryFn: async ({ signal }) => {
      const answer = await list.load(wire, { signal, lane });
      return { wire, answer, at: Date.now() };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });
  const { data, error } = result;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const shown = data ?? last;
  return {
    shown,
    error: result.isFetching ? null : error,
    isLoading: shown === undefined && error === null,
    isMoving: shown !== undefined && result.isFetching && !isSame(shown.wire, wire),
    isFetching: result.isFetching,
    isOffline: !online || result.fetchStatus === 'paused',
    updatedAt: shown?.at ?? 0,
    refresh: () => void result.refetch(),
  };
}
