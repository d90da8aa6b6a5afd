import { useQuery } from '@tanstack/react-query';
import type { Wire } from './actions/bulk-action.ts';
import type { List } from './list.ts';
import type { Rows } from './use-rows.ts';

/** How often to check for a newer row while the newest rows are shown, in milliseconds. */
export const newerRowsInterval = 30_000;

interface Newest {
  readonly key: string | undefined;
  readonly count: number;
  readonly at: number;
}

const never: Newest = { key: undefined, count: 0, at: 0 };

/**
 * The number of rows added since the visible ones were loaded, from a call for one row. Undefined when there are none,
 * or another order or page is shown.
 */
export function useNewerRows<R>(list: List<R>, rows: Rows<R>, lane: string): number | undefined {
  const { shown, updatedAt, isMoving } = rows;
  const wire: Wire = { ...shown?.wire, pageSize: '1' };
  const isNewestFirst = wire['sort'] === '-createdAt' && wire['page'] === '1';
  const { data } = useQuery<Newest>({
    queryKey: [[], 'newest', list.report, wire],
    queryFn: async ({ signal }) => {
      const { data: found, count } = await list.load(wire, { signal, lane: `${lane}.newest` });
      return { key: found[0] && list.rowKey(found[0]), count, at: Date.now() };
    },
    enabled: list.isLive && shown !== undefined && isNewestFirst && !isMoving,
    initialData: never,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: newerRowsInterval,
  });
  const first = shown?.response.data[0];
  if (!shown || data === undefined || data.at < updatedAt || data.key === undefined)
    return undefined;
  if (first !== undefined && list.rowKey(first) === data.key) return undefined;
  return Math.max(1, data.count - shown.response.count);
}
