import { useEffect, useState } from 'react';
import type { List } from '../list.ts';
import type { ListBulkAction } from './bulk-action.ts';
import { type BulkRows, reasonOf } from './run-bulk.ts';

/** What an action is for, as far as it is known. */
export type BulkRowsState<R> =
  | { readonly at: 'reading'; readonly read: number }
  | { readonly at: 'known'; readonly rows: BulkRows<R> }
  | { readonly at: 'broken'; readonly reason: string };

const readsFirst = <R>({ together }: ListBulkAction<R>, { wire }: BulkRows<R>): boolean =>
  wire !== undefined && together === undefined;

/**
 * The rows to ask about. All that a query finds are read whole when the question opens: what it names
 * is what is acted on, whatever comes in or leaves meanwhile.
 */
export function useBulkRows<R>(
  { walk }: List<R>,
  action: ListBulkAction<R>,
  target: BulkRows<R>,
): BulkRowsState<R> {
  // What the dialog opened with; the selection behind it may go.
  const [opened] = useState({ action, target });
  const [state, setState] = useState<BulkRowsState<R>>(() =>
    readsFirst(action, target) ? { at: 'reading', read: 0 } : { at: 'known', rows: target },
  );
  useEffect(() => {
    const { wire } = opened.target;
    if (wire === undefined || !readsFirst(opened.action, opened.target)) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const rows: R[] = [];
      for await (const row of walk(wire, controller.signal)) {
        rows.push(row);
        if (rows.length % 100 === 0) setState({ at: 'reading', read: rows.length });
      }
      if (!controller.signal.aborted) setState({ at: 'known', rows: { rows } });
    };
    read().catch((error: unknown) => {
      if (!controller.signal.aborted) setState({ at: 'broken', reason: reasonOf(error) });
    });
    return () => controller.abort();
  }, [walk, opened]);
  return state;
}
