import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';
import { type ColumnSettings, orderedColumns, withBeside, withWidth } from './column-settings.ts';
import { dragColumn } from './drag-column.ts';

/** A column's new position. */
export interface MovedColumn {
  readonly header: string;
  /** Position from 1, among all columns. */
  readonly position: number;
}

export interface ColumnTools {
  readonly resize: (columnId: string, width: number | undefined) => void;
  /** Handler for `pointerdown` on the head. */
  readonly drag: (event: PointerEvent<HTMLElement>) => void;
}

/** Column operations in headers. Stable, so that one header's change doesn't re-render others. */
export function useColumnTools<Row>(
  columns: readonly Column<Row>[],
  settings: ColumnSettings,
  onChange: ((settings: ColumnSettings) => void) | undefined,
) {
  const [moved, setMoved] = useState<MovedColumn>();
  const latest = useRef({ columns, settings, onChange });
  useLayoutEffect(() => {
    latest.current = { columns, settings, onChange };
  });
  const resize = useCallback<ColumnTools['resize']>((columnId, width) => {
    const { current } = latest;
    current.onChange?.(withWidth(current.settings, columnId, width));
  }, []);
  const drag = useCallback<ColumnTools['drag']>((event) => {
    dragColumn(event, (move) => {
      const { current } = latest;
      const next = withBeside(current.settings, current.columns, move);
      if (next === current.settings) return;
      current.onChange?.(next);
      const ordered = orderedColumns(current.columns, next.order);
      const at = ordered.findIndex(({ id }) => id === move.id);
      setMoved({ header: ordered[at]?.header ?? '', position: at + 1 });
    });
  }, []);
  return { moved, tools: onChange && { resize, drag } };
}
