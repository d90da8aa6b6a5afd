import { useAtomValue } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';

export interface Query<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/**
 * A query that only one place shows, under a key that may change while it is shown. The atom is
 * made once a key, never in a render loop.
 */
export function useQueryAtom<T>({ queryKey, queryFn }: Query<T>): AtomWithQueryResult<T> {
  const name = JSON.stringify(queryKey);
  const queryAtom = useMemo(
    () => atomWithQuery<T>(() => ({ queryKey, queryFn })),
    // The name stands for the key; the function belongs to it.
    // oxlint-disable-next-line react/exhaustive-deps
    [name],
  );
  return useAtomValue(queryAtom);
}
