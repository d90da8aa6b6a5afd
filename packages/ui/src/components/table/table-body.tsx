import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useMessages } from '../../messages/context.tsx';
import type { Column, TableSelection } from './column.ts';
import * as styles from './table.css.ts';
import { TableRow } from './table-row.tsx';
import { useRowWindow } from './use-row-window.ts';

export interface TableBodyProps<Row> {
  frame: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  isOpenable: boolean;
  selection: TableSelection<Row> | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  span: number;
  /** The frame has a height of its own, so that only rows in sight need be drawn. */
  isBounded: boolean;
  onClick: (event: MouseEvent) => void;
  /** In place of rows. */
  filler: ReactNode;
}

interface SpaceProps {
  height: number;
  span: number;
}

/** Stands for rows that are not drawn. */
function Space({ height, span }: SpaceProps) {
  return height === 0 ? null : (
    <tr aria-hidden style={{ blockSize: height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place, hidden from everyone */}
      <td colSpan={span} className={styles.filler} />
    </tr>
  );
}

export function TableBody<Row>({
  frame,
  columns,
  rows,
  rowKey,
  rowHref,
  isOpenable,
  selection,
  rowActions,
  span,
  isBounded,
  onClick,
  filler,
}: TableBodyProps<Row>) {
  const messages = useMessages();
  const shown = useRowWindow(frame, rows.length, isBounded);
  const rowHeaderId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id ?? '';
  const start = shown?.start ?? 0;
  const end = shown?.end ?? rows.length;
  const height = shown?.rowHeight ?? 0;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links and checkboxes in the rows take the keys
    <tbody className={styles.body} onClick={onClick}>
      {filler ?? (
        <>
          <Space height={start * height} span={span} />
          {rows.slice(start, end).map((row, index) => {
            const key = rowKey(row);
            const href = rowHref?.(row);
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                position={shown && start + index}
                columns={columns}
                rowHeaderId={rowHeaderId}
                href={href}
                isOpenable={isOpenable || href !== undefined}
                isSelected={selection?.selected.has(key)}
                isSelectable={selection?.isSelectable?.(row) ?? true}
                selectLabel={selection && messages.selectRow(selection.label(row))}
                rowActions={rowActions}
              />
            );
          })}
          <Space height={(rows.length - end) * height} span={span} />
        </>
      )}
    </tbody>
  );
}
