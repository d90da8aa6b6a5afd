import { useEffect, useState } from 'react';
import type { List } from '../list.ts';
import type { BulkAction } from './bulk-action.ts';
import { type BulkRows, reasonOf } from './run-bulk.ts';

/** The rows of an action, as far as they are known. */
export type BulkRowsState<R> =
  | { readonly at: 'reading'; readonly read: number }
  | {
      readonly at: 'known';
      readonly rows: readonly R[];
      /** How many other rows there are whose state doesn't allow the action. */
      readonly left: number;
    }
  | { readonly at: 'broken'; readonly reason: string };

/** The confirmation leaves out rows whose state is known not to allow the action. */
function known<R>(
  rows: readonly R[],
  isOffered: BulkAction<R>['isOffered'],
): Extract<BulkRowsState<R>, { readonly at: 'known' }> {
  const possible = isOffered ? rows.filter(isOffered) : rows;
  return { at: 'known', rows: possible, left: rows.length - possible.length };
}

/**
 * The rows to confirm. All that match a query are loaded when the dialog opens, so that exactly those are acted on,
 * whatever is added or removed meanwhile.
 */
export function useBulkRows<R>(
  { walk }: List<R>,
  { isOffered }: BulkAction<R>,
  target: BulkRows<R>,
): BulkRowsState<R> {
  // The dialog's initial target; the selection behind it may change.
  const [opened] = useState({ isOffered, target });
  const [state, setState] = useState<BulkRowsState<R>>(() =>
    target.rows ? known(target.rows, isOffered) : { at: 'reading', read: 0 },
  );
  useEffect(() => {
    const { wire } = opened.target;
    if (wire === undefined) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const rows: R[] = [];
      for await (const row of walk(wire, controller.signal)) {
        rows.push(row);
        if (rows.length % 100 === 0) setState({ at: 'reading', read: rows.length });
      }
      if (controller.signal.aborted) return;
      setState(known(rows, opened.isOffered));
    };
    read().catch((error: unknown) => {
      if (!controller.signal.aborted) setState({ at: 'broken', reason: reasonOf(error) });
    });
    return () => controller.abort();
  }, [walk, opened]);
  return state;
}
