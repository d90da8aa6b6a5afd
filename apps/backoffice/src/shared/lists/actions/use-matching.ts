import { useEffect, useState } from 'react';
import type { List } from '../list.ts';
import type { Wire } from './bulk-action.ts';

/** More than these are not read for the bar alone: the question, which reads them all, tells their sum. */
const MOST = 1000;

/** Of all rows that a query finds: read, being read, or too many to be read before anybody asks. */
export type Matching<R> = readonly R[] | 'reading' | 'many';

/** All rows that a query finds, while all of them are chosen. */
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
    // What can't be read is asked for again by the question, which says why it failed.
    read().catch(() => {
      if (!controller.signal.aborted) setFound({ key, rows: 'many' });
    });
    return () => controller.abort();
  }, [walk, key, isWanted]);
  if (!isWanted) return 'many';
  return found?.key === key ? found.rows : 'reading';
}
