import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { useFollowLink } from '../../navigation/navigation.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { written } from '../../styling/written.ts';
import type { Column, TableExpansion, TableSelection, TableSort } from './column.ts';
import {
  type ColumnSettings,
  initialColumnSettings,
  rowHeaderIdOf,
  shownColumns,
  type TableDensity,
} from './column-settings.ts';
import * as bars from './matching-bar.css.ts';
import { MatchingBar } from './matching-bar.tsx';
import { readRowPress } from './row-press.ts';
import { toggleRow } from './selection.ts';
import { stickyCells } from './sticky-cells.ts';
import * as styles from './table.css.ts';
import { TableBody } from './table-body.tsx';
import { SkeletonRows, TableFiller } from './table-fillers.tsx';
import * as outer from './table-frame.css.ts';
import { TableHead } from './table-head.tsx';
import { useColumnTools } from './use-column-tools.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useCutTexts } from './use-cut-texts.ts';
import { useFrameMarks } from './use-frame-marks.ts';
import { useIsServed } from './use-is-served.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTableSelection } from './use-table-selection.ts';

export interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** In display order; keep the array stable between renders. */
  columns: readonly Column<Row>[];
  /** Rows of this page, in display order. */
  rows: readonly Row[];
  /** Returns the key of a row; unique in the whole list. */
  rowKey: (row: Row) => string;
  /** Current sort order; the table itself doesn't sort. */
  sort?: TableSort | undefined;
  /** Called with the sort order requested on a header. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Adds a checkbox to every row. */
  selection?: TableSelection<Row> | undefined;
  /** Rows that expand details below them. */
  expansion?: TableExpansion<Row> | undefined;
  /** The user's order, visibility, widths and density. */
  columnSettings?: ColumnSettings | undefined;
  /** Lets users resize columns at their edge and move them by their header; `TableSettings` changes the rest. */
  onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  /** Keeps the first column visible while the others scroll sideways. @default false */
  isFirstColumnSticky?: boolean | undefined;
  /** URL of a row. */
  rowHref?: (row: Row) => string | undefined;
  /**
   * Key of the row whose record is open: marked and kept visible. When its record closes, it takes focus if nothing has
   * it.
   */
  currentKey?: string | undefined;
  /** Called for rows that open something without a URL. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Buttons at the end of the row. Keep the function stable between renders. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** No rows yet: shows placeholders. */
  isLoading?: boolean | undefined;
  /** Number of placeholder rows. @default 10 */
  loadingRows?: number | undefined;
  /** Newer rows are loading; the current ones stay. */
  isRefreshing?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows when loading failed. */
  error?: ReactNode;
  /** Row density. @default 'compact', or the page's density */
  density?: TableDensity | undefined;
  /** Any CSS length; rows then scroll under the header, and in long lists only visible rows are rendered. */
  maxHeight?: string | undefined;
}

/**
 * A list of records as a native table. In narrow containers rows become cards. It neither sorts nor selects by itself:
 * it renders its props. The rows are one tab stop; arrow keys move between them.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  expansion,
  columnSettings = initialColumnSettings,
  onColumnSettingsChange,
  isFirstColumnSticky = false,
  rowHref,
  currentKey,
  onRowOpen,
  rowActions,
  isLoading = false,
  loadingRows = 10,
  isRefreshing = false,
  empty,
  error,
  density = columnSettings.density,
  maxHeight,
}: TableProps<Row>) {
  const messages = useMessages();
  const follow = useFollowLink();
  const frame = useRef<HTMLElement>(null);
  const bounded = useMemo(() => written({ maxBlockSize: maxHeight }, frame), [maxHeight]);
  const chosen = useTableSelection(selection, rows, rowKey);
  const ruler = useRef<HTMLDivElement>(null);
  const isServed = useIsServed();
  useCurrentRow(frame, currentKey);
  useCutTexts(frame);
  useRowKeys(frame);
  const { moved, tools } = useColumnTools(columns, columnSettings, onColumnSettingsChange);
  const rowHeaderId = rowHeaderIdOf(columns);
  const shown = useMemo(() => shownColumns(columns, columnSettings), [columns, columnSettings]);
  const toolCells = [
    ...(expansion ? ['bare' as const] : []),
    ...(selection ? ['box' as const] : []),
  ];
  const overflows = useFrameMarks({
    frame,
    ruler,
    stuck: { start: isFirstColumnSticky ? toolCells.length + 1 : 0, end: rowActions ? 1 : 0 },
    rows,
    columns: shown,
    widths: columnSettings.widths,
  });
  const span = shown.length + toolCells.length + (rowActions ? 1 : 0);
  const sticky = stickyCells(isFirstColumnSticky, expansion !== undefined, selection !== undefined);
  const sortedColumn = columns.find((column) => column.id === sort?.columnId);
  const matching = selection?.matching;
  const offersMore =
    matching !== undefined &&
    matching.total > chosen.count &&
    (matching.isAll || chosen.page === 'all');

  function press(event: MouseEvent) {
    const pressed = readRowPress(event);
    if (pressed.kind === 'follow') follow(event, pressed.link);
    if (pressed.kind === 'check') chosen.toggle(pressed.key, pressed.isRange);
    if (pressed.kind === 'expand' && expansion) {
      expansion.onChange(toggleRow(expansion.expanded, [pressed.key], pressed.key));
    }
    if (pressed.kind === 'open') {
      const row = rows.find((each) => rowKey(each) === pressed.key);
      if (row !== undefined) onRowOpen?.(row);
    }
  }

  function inPlaceOfRows() {
    if (isLoading) {
      return (
        <SkeletonRows
          rows={loadingRows}
          before={toolCells}
          columns={shown}
          rowHeaderId={rowHeaderId}
          hasActions={rowActions !== undefined}
        />
      );
    }
    if (error !== undefined) return <TableFiller span={span}>{error}</TableFiller>;
    return rows.length === 0 ? <TableFiller span={span}>{empty}</TableFiller> : undefined;
  }

  return (
    <div className={outer.root}>
      <div ref={ruler} />
      {(offersMore || selection?.actions !== undefined) && (
        <div className={classNames(bars.foot, maxHeight === undefined && bars.floating)}>
          {offersMore && (
            <MatchingBar
              matching={matching}
              pageCount={chosen.count}
              onClear={chosen.clear}
              hasActions={selection?.actions !== undefined}
            />
          )}
          {selection?.actions}
        </div>
      )}
      <div className={outer.stage}>
        <section
          ref={bounded}
          aria-label={label}
          className={classNames(outer.frame, density !== undefined && outer.densities[density])}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
          tabIndex={0}
          data-unmeasured={isServed ? '' : undefined}
          data-selected={chosen.isWhole ? '' : undefined}
        >
          {isRefreshing && <div className={outer.refreshing} />}
          <div aria-live="polite" className={visuallyHidden}>
            {isLoading && messages.loading}
            {isRefreshing && messages.refreshing}
            {moved && messages.columnMoved(moved.header, moved.position, columns.length)}
            {sort && sortedColumn && messages.sortedBy(sortedColumn.header, sort.direction)}
          </div>
          <table
            aria-label={label}
            aria-busy={isLoading || isRefreshing}
            aria-rowcount={rows.length + 1}
            className={styles.table}
            data-stuck-selected={chosen.isWhole && overflows ? '' : undefined}
          >
            <TableHead
              columns={shown}
              sort={sort}
              onSortChange={onSortChange}
              selection={chosen.page}
              canSelect={chosen.count > 0}
              onToggleAll={chosen.toggleAll}
              hasActions={rowActions !== undefined}
              hasExpansion={expansion !== undefined}
              sticky={sticky}
              widths={columnSettings.widths}
              onResize={tools?.resize}
              onDrag={tools?.drag}
            />
            <TableBody
              frame={frame}
              columns={shown}
              rowHeaderId={rowHeaderId}
              rows={rows}
              rowKey={rowKey}
              rowHref={rowHref}
              currentKey={currentKey}
              isOpenable={onRowOpen !== undefined}
              selection={selection}
              isWholeSelected={chosen.isWhole}
              overflows={overflows}
              expansion={expansion}
              rowActions={rowActions}
              span={span}
              sticky={sticky}
              isBounded={maxHeight !== undefined}
              onClick={press}
              filler={inPlaceOfRows()}
            />
          </table>
        </section>
        <div className={outer.shadeBefore} />
        <div className={outer.shadeAfter} />
      </div>
    </div>
  );
}
