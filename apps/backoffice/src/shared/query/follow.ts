import type { Endpoint, RecordKind } from '@payfac/api';
import type { QueryClient } from '@tanstack/react-query';

/** The first part of a query's key: what its calls show, as the contract says it. */
export const shows = (...endpoints: readonly Pick<Endpoint, 'reads'>[]): readonly RecordKind[] => [
  ...new Set(endpoints.flatMap(({ reads = [] }) => reads)),
];

export interface Follower {
  /** Asks every query again that shows one of these; those that nobody looks at, when they are looked at next. */
  readonly tell: (kinds: readonly RecordKind[]) => void;
  /** While many calls are made for one thing, what they changed is loaded once, at its end. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when what was changed last is loaded again, for a control that shows its old value until then. */
  readonly loaded: () => Promise<void>;
}

/** Keeps queries as new as what this document's own calls changed. */
export function createFollower(client: QueryClient): Follower {
  let held: Set<RecordKind> | undefined;
  let loading = Promise.resolve();

  const load = (kinds: ReadonlySet<RecordKind>) => {
    if (kinds.size === 0) return;
    loading = client.invalidateQueries({
      predicate: ({ queryKey: [shown] }) => shown.some((kind) => kinds.has(kind)),
    });
  };
  return {
    tell: (kinds) => {
      // Whoever changes something leaves an activity.
      const changed: readonly RecordKind[] = [...kinds, 'activities'];
      if (held) for (const kind of changed) held.add(kind);
      else load(new Set(changed));
    },
    together: async (work) => {
      if (held) return work();
      const own = new Set<RecordKind>();
      held = own;
      try {
        return await work();
      } finally {
        held = undefined;
        load(own);
      }
    },
    loaded: () => loading,
  };
}
