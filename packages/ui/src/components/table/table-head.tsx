import { type MouseEvent, memo, type PointerEvent, useMemo } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { written } from '../../styling/written.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons/index.ts';
import type { Column, SortDirection, TableSort } from './column.ts';
import { isAtEnd } from './column-content.ts';
import { draggable } from './drag-column.css.ts';
import { nextSort } from './next-sort.ts';
import { ResizeHandle } from './resize-handle.tsx';
import type { PageSelection } from './selection.ts';
import type { StickyCells } from './sticky-cells.ts';
import * as styles from './table.css.ts';
import { check } from './table-check.css.ts';
import * as detail from './table-details.css.ts';
import { atEnd } from './table-edge.css.ts';

interface HeadCellProps {
  id: string;
  header: string;
  isEnd: boolean;
  edgeClass: string;
  width: string | undefined;
  isSortable: boolean;
  direction: SortDirection | undefined;
  resizedTo: number | undefined;
  onResize: ((columnId: string, width: number | undefined) => void) | undefined;
}

const MARKS = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

/** Its props are primitive values, so that a new sort order re-renders two headers, not all. */
const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { id, header, isEnd, edgeClass, width, isSortable, direction } = props;
  const { resizedTo, onResize } = props;
  const Mark = direction ? MARKS[direction] : SortIcon;
  // Set only when it changes: while a width is dragged or held it differs.
  const sized = useMemo(
    () => written({ inlineSize: width, minInlineSize: resizedTo, maxInlineSize: resizedTo }),
    [width, resizedTo],
  );
  return (
    <th
      scope="col"
      {...(direction && { 'aria-sort': direction })}
      {...(isSortable && { 'data-tool': '' })}
      {...(onResize && { 'data-column': id })}
      ref={sized}
      className={classNames(
        styles.headCell,
        isEnd && styles.end,
        onResize && styles.resizable,
        onResize && draggable,
        resizedTo !== undefined && styles.cut,
        edgeClass,
      )}
    >
      {isSortable ? (
        <button type="button" data-sort={id} className={styles.sortButton}>
          {header}
          <Mark aria-hidden size={12} className={styles.sortMark} />
        </button>
      ) : (
        header
      )}
      {onResize && (
        <ResizeHandle columnId={id} header={header} width={resizedTo} onResize={onResize} />
      )}
    </th>
  );
});

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Undefined when rows can't be selected. */
  selection: PageSelection | undefined;
  canSelect: boolean;
  onToggleAll: () => void;
  hasActions: boolean;
  hasExpansion: boolean;
  sticky: StickyCells;
  /** Widths of the resized columns, in pixels. */
  widths: Readonly<Record<string, number>> | undefined;
  /** Keep it stable between renders. */
  onResize: ((columnId: string, width: number | undefined) => void) | undefined;
  onDrag: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  canSelect,
  onToggleAll,
  hasActions,
  hasExpansion,
  sticky,
  widths,
  onResize,
  onDrag,
}: TableHeadProps<Row>) {
  const messages = useMessages();

  function press({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('[data-sort]') : undefined;
    const id = button?.getAttribute('data-sort');
    const column = columns.find((each) => each.id === id);
    if (column) onSortChange?.(nextSort(sort, column.id, column.firstDirection));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons in it take the keys
    <thead className={styles.head} onClick={press} onPointerDown={onDrag}>
      <tr className={styles.headRow}>
        {hasExpansion && (
          <th className={classNames(styles.headCell, detail.expandCell, sticky.expand)}>
            <span className={visuallyHidden}>{messages.details}</span>
          </th>
        )}
        {selection && (
          <th data-tool="" className={classNames(styles.headCell, styles.checkCell, sticky.check)}>
            <label className={styles.checkLabel}>
              <input
                aria-label={messages.selectAllRows}
                type="checkbox"
                className={check}
                checked={selection === 'all'}
                disabled={!canSelect}
                ref={(input) => {
                  if (input) input.indeterminate = selection === 'some';
                }}
                onChange={onToggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            id={column.id}
            header={column.header}
            isEnd={isAtEnd(column)}
            edgeClass={classNames(
              index === 0 && sticky.first,
              index === columns.length - 1 && !hasActions && atEnd,
            )}
            width={column.width}
            isSortable={column.isSortable === true && onSortChange !== undefined}
            direction={sort?.columnId === column.id ? sort.direction : undefined}
            resizedTo={widths?.[column.id]}
            onResize={onResize}
          />
        ))}
        {hasActions && (
          <th className={classNames(styles.headCell, sticky.actions)}>
            <span className={visuallyHidden}>{messages.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
