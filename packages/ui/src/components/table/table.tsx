import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import type { Column, TableSelection, TableSort } from './column.ts';
import { readRowPress } from './row-press.ts';
import { pageSelection, toggleAll, toggleRow } from './selection.ts';
import * as styles from './table.css.ts';
import { TableBody } from './table-body.tsx';
import { SkeletonRows, TableFiller } from './table-fillers.tsx';
import { TableHead } from './table-head.tsx';

export type TableDensity = 'compact' | 'comfortable';

export interface TableProps<Row> {
  /** What the table holds; read out, not shown. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Identifies a row; unique in the whole list. */
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Address that a row leads to. */
  rowHref?: (row: Row) => string | undefined;
  /** For rows that open something without an address of its own. */
  onRowOpen?: (row: Row) => void;
  /** Buttons at the end of the row. Keep the function stable. */
  rowActions?: (row: Row) => ReactNode;
  /** No rows yet: shows placeholders. */
  isLoading?: boolean;
  /** Number of placeholder rows. @default 10 */
  loadingRows?: number;
  /** Newer rows are on the way; the ones shown stay. */
  isRefreshing?: boolean;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  /** In place of rows when loading failed. */
  error?: ReactNode;
  /** @default 'compact', or the page's density */
  density?: TableDensity;
  /** Any CSS length; rows then scroll under the header, and of very many only those in sight are drawn. */
  maxHeight?: string;
}

/**
 * A list of records as a native table. Where there is no room for columns, rows become cards.
 * It neither sorts nor selects by itself: what it shows is what it was given.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  rowHref,
  onRowOpen,
  rowActions,
  isLoading = false,
  loadingRows = 10,
  isRefreshing = false,
  empty,
  error,
  density,
  maxHeight,
}: TableProps<Row>) {
  const messages = useMessages();
  const frame = useRef<HTMLElement>(null);
  const anchor = useRef<string>(undefined);
  const isSelectable = selection?.isSelectable;
  const hasSelection = selection !== undefined;
  const selectable = useMemo(
    () =>
      hasSelection
        ? rows.filter((row) => isSelectable?.(row) ?? true).map((row) => rowKey(row))
        : [],
    [hasSelection, rows, rowKey, isSelectable],
  );
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const sortedColumn = columns.find((column) => column.id === sort?.columnId);

  function press(event: MouseEvent) {
    const pressed = readRowPress(event);
    if (pressed.kind === 'check' && selection) {
      const from = pressed.isRange ? anchor.current : undefined;
      anchor.current = pressed.key;
      selection.onChange(toggleRow(selection.selected, selectable, pressed.key, from));
    }
    if (pressed.kind === 'open') {
      const row = rows.find((each) => rowKey(each) === pressed.key);
      if (row !== undefined) onRowOpen?.(row);
    }
  }

  function inPlaceOfRows() {
    if (isLoading) return <SkeletonRows rows={loadingRows} cells={span} />;
    if (error !== undefined) return <TableFiller span={span}>{error}</TableFiller>;
    return rows.length === 0 ? <TableFiller span={span}>{empty}</TableFiller> : undefined;
  }

  return (
    <section
      ref={frame}
      aria-label={label}
      className={classNames(styles.frame, density === 'comfortable' && styles.comfortable)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
      tabIndex={0}
      {...(maxHeight !== undefined && { style: { maxBlockSize: maxHeight } })}
    >
      {isRefreshing && <div className={styles.refreshing} />}
      <div aria-live="polite" className={visuallyHidden}>
        {isLoading && messages.loading}
        {isRefreshing && messages.refreshing}
        {sort && sortedColumn && messages.sortedBy(sortedColumn.header, sort.direction)}
      </div>
      <table
        aria-label={label}
        aria-busy={isLoading || isRefreshing}
        aria-rowcount={rows.length + 1}
        className={styles.table}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection && pageSelection(selection.selected, selectable)}
          canSelect={selectable.length > 0}
          onToggleAll={() => selection?.onChange(toggleAll(selection.selected, selectable))}
          hasActions={rowActions !== undefined}
        />
        <TableBody
          frame={frame}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowHref={rowHref}
          isOpenable={onRowOpen !== undefined}
          selection={selection}
          rowActions={rowActions}
          span={span}
          isBounded={maxHeight !== undefined}
          onClick={press}
          filler={inPlaceOfRows()}
        />
      </table>
    </section>
  );
}
