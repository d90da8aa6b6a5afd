import { useMemo, useRef } from 'react';
import type { TableSelection } from './column.ts';
import { type PageSelection, pageSelection, toggleAll, toggleRow, wholePage } from './selection.ts';

export interface TableSelectionState {
  /** Undefined when rows can't be selected. */
  page: PageSelection | undefined;
  /** Number of selectable rows on the page. */
  count: number;
  /** True when every row of the page is selected, and all are selectable. */
  isWhole: boolean;
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
  /** Clears the selection, including all matching rows. */
  clear: () => void;
}

const NO_KEYS: readonly string[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** Updates a selection on checkbox presses. A press on one row ends the selection of all matching rows. */
export function useTableSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): TableSelectionState {
  const anchor = useRef<string>(undefined);
  const isSelectable = selection?.isSelectable;
  const hasSelection = selection !== undefined;
  const keys = useMemo(() => {
    if (!hasSelection) return NO_KEYS;
    const selectable = isSelectable ? rows.filter((row) => isSelectable(row)) : rows;
    return selectable.map((row) => rowKey(row));
  }, [hasSelection, rows, rowKey, isSelectable]);
  const isAll = selection?.matching?.isAll === true;
  const selected = isAll ? wholePage(keys) : (selection?.selected ?? NOTHING);
  const page = useMemo(() => pageSelection(selected, keys), [selected, keys]);

  function change(next: ReadonlySet<string>) {
    if (isAll) selection?.matching?.onChange(false);
    selection?.onChange(next);
  }

  return {
    page: selection && page,
    count: keys.length,
    isWhole: isAll || (page === 'all' && keys.length === rows.length),
    toggle: (key, isRange) => {
      const from = isRange ? anchor.current : undefined;
      anchor.current = key;
      change(toggleRow(selected, keys, key, from));
    },
    toggleAll: () => change(toggleAll(selected, keys)),
    clear: () => change(NOTHING),
  };
}
