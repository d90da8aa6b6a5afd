import { type MouseEvent, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { written } from '../../styling/written.ts';
import type { Column, TableExpansion, TableSelection } from './column.ts';
import { columnCells, linesOf } from './column-cells.ts';
import type { StickyCells } from './sticky-cells.ts';
import * as styles from './table.css.ts';
import * as detail from './table-details.css.ts';
import { atEnd } from './table-edge.css.ts';
import { TableRow } from './table-row.tsx';
import { useRowWindow } from './use-row-window.ts';

export interface TableBodyProps<Row> {
  frame: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rowHeaderId: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  currentKey: string | undefined;
  isOpenable: boolean;
  selection: TableSelection<Row> | undefined;
  /** The table as a whole shows the selection, not single rows. */
  isWholeSelected: boolean;
  /** True when the table is wider than its frame. */
  overflows: boolean;
  expansion: TableExpansion<Row> | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  span: number;
  sticky: StickyCells;
  /** True when the frame has its own height, so that only visible rows are rendered. */
  isBounded: boolean;
  onClick: (event: MouseEvent) => void;
  /** Shown instead of rows. */
  filler: ReactNode;
}

interface SpaceProps {
  height: number;
  span: number;
}

/** Space for rows that aren't rendered. */
function Space({ height, span }: SpaceProps) {
  return height === 0 ? null : (
    <tr aria-hidden ref={written({ blockSize: height })}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place, hidden from everyone */}
      <td colSpan={span} className={styles.filler} />
    </tr>
  );
}

export function TableBody<Row>({
  frame,
  columns,
  rowHeaderId,
  rows,
  rowKey,
  rowHref,
  currentKey,
  isOpenable,
  selection,
  isWholeSelected,
  overflows,
  expansion,
  rowActions,
  span,
  sticky,
  isBounded,
  onClick,
  filler,
}: TableBodyProps<Row>) {
  const messages = useMessages();
  const id = useId();
  const lastClass = rowActions ? undefined : atEnd;
  const cells = useMemo(
    () => columnCells(columns, rowHeaderId, sticky.first, lastClass),
    [columns, rowHeaderId, sticky.first, lastClass],
  );
  const lines = linesOf(cells.map(({ card }) => card));
  const expandClass = classNames(styles.cell, detail.expandCell, sticky.expand);
  const checkClass = classNames(styles.cell, styles.checkCell, styles.rowCheckCell, sticky.check);
  const { shown, above, below } = useRowWindow({
    frame,
    rows,
    rowKey,
    columns,
    isBounded,
    expanded: expansion?.expanded,
  });
  const start = shown?.start ?? 0;
  const end = shown?.end ?? rows.length;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links and checkboxes in the rows take the keys
    <tbody className={styles.body} onClick={onClick}>
      {filler ?? (
        <>
          <Space height={above} span={span} />
          {rows.slice(start, end).map((row, index) => {
            const key = rowKey(row);
            const href = rowHref?.(row);
            const isSelected =
              selection && (selection.matching?.isAll === true || selection.selected.has(key));
            const isCurrent = key === currentKey;
            const isMarked = isSelected === true && !isWholeSelected;
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                position={shown && start + index}
                cells={cells}
                lines={lines}
                expandClass={expandClass}
                checkClass={checkClass}
                href={href}
                isOpenable={isOpenable || href !== undefined}
                isSelected={isSelected}
                isMarked={isMarked}
                isStuckMarked={(isMarked || isCurrent) && overflows}
                isCurrent={isCurrent}
                isSelectable={selection?.isSelectable?.(row) ?? true}
                selectLabel={selection && messages.selectRow(selection.label(row))}
                rowActions={rowActions}
                actionsClass={sticky.actions}
                isExpanded={expansion?.expanded.has(key)}
                isExpandable={expansion?.isExpandable?.(row) ?? true}
                expandLabel={expansion && messages.showDetails(expansion.label(row))}
                details={expansion?.render}
                detailsId={expansion && `${id}-${key}`}
                span={span}
              />
            );
          })}
          <Space height={below} span={span} />
        </>
      )}
    </tbody>
  );
}
