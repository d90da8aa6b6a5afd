import { useEffect, useState } from 'react';
import type { List } from '../list.ts';
import type { Wire } from './bulk-action.ts';

/** The most rows to load just for the bar; the confirmation loads all of them and shows their sum. */
const MOST = 1000;

/** All rows that match a query: loaded, loading, or too many to load before the confirmation. */
export type Matching<R> = readonly R[] | 'reading' | 'many';

/** All rows that match a query, while all of them are selected. */
export function useMatching<R>(
  { walk }: List<R>,
  wire: Wire,
  { isAll, count }: { readonly isAll: boolean; readonly count: number },
): Matching<R> {
  const key = JSON.stringify(wire);
  const [found, setFound] = useState<{
    readonly key: string;
    readonly rows: readonly R[] | 'many';
  }>();
  const isWanted = isAll && count <= MOST;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const rows: R[] = [];
      for await (const row of walk(JSON.parse(key), controller.signal)) rows.push(row);
      if (!controller.signal.aborted) setFound({ key, rows });
    };
    // After a failure, the confirmation loads them again and reports why it failed.
    read().catch(() => {
      if (!controller.signal.aborted) setFound({ key, rows: 'many' });
    });
    return () => controller.abort();
  }, [walk, key, isWanted]);
  if (!isWanted) return 'many';
  return found?.key === key ? found.rows : 'reading';
}
