import type { Endpoint, RecordKind } from '@payfac/api';
import type { QueryClient } from '@tanstack/react-query';

/** The first part of a query's key: the kinds of records that its calls show, from the contract. */
export const shows = (...endpoints: readonly Pick<Endpoint, 'reads'>[]): readonly RecordKind[] => [
  ...new Set(endpoints.flatMap(({ reads = [] }) => reads)),
];

export interface Follower {
  /** Reloads every query that shows one of these; unobserved ones when they are next observed. */
  readonly tell: (kinds: readonly RecordKind[]) => void;
  /** Combines many calls for one purpose: what they changed is reloaded once, at the end. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when the latest changes are reloaded, for a control that shows its old value until then. */
  readonly loaded: () => Promise<void>;
}

/** Keeps queries up to date with the changes of this document's own calls. */
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
      // Every change leaves an activity.
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
