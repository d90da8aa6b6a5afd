import { memo, type ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import type { ColumnCell } from './column-cells.ts';
import { RowCells } from './row-cells.tsx';
import * as styles from './table.css.ts';
import { check } from './table-check.css.ts';
import * as detail from './table-details.css.ts';
import * as edge from './table-edge.css.ts';

const rowClass = classNames(styles.row, edge.row);

/** Header rows, which screen readers count before the first row. */
const HEADER_ROWS = 1;

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Index in the whole list, from 0; set when not every row is rendered. */
  position: number | undefined;
  /** Keep it stable between renders. */
  cells: readonly ColumnCell<Row>[];
  /** Layout of a two-line card, with an amount or without. */
  lines: 'amount' | 'state' | undefined;
  expandClass: string;
  checkClass: string;
  href: string | undefined;
  isOpenable: boolean;
  /** Undefined when rows can't be selected. */
  isSelected: boolean | undefined;
  /** Has its own background as a selected row. */
  isMarked: boolean;
  /** Its sticky cells have that background too. */
  isStuckMarked: boolean;
  /** True for the row whose record is open. */
  isCurrent: boolean;
  isSelectable: boolean;
  /** Accessible name of the checkbox. */
  selectLabel: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Class of the actions cell. */
  actionsClass: string | undefined;
  /** Undefined when no row can be expanded. */
  isExpanded: boolean | undefined;
  isExpandable: boolean;
  /** Accessible name of the expand button. */
  expandLabel: string | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  /** Id of the expanded details. */
  detailsId: string | undefined;
  /** Number of cells in a row. */
  span: number;
}

interface ExpandButtonProps {
  isExpanded: boolean;
  label: string | undefined;
  controls: string | undefined;
}

/** The table body handles its press, as for checkboxes. */
function ExpandButton({ isExpanded, label, controls }: ExpandButtonProps) {
  return (
    <button
      type="button"
      data-row-expand=""
      className={detail.expandButton}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
    >
      <ChevronRightIcon aria-hidden size={16} className={detail.expandMark} />
    </button>
  );
}

function PlainRow<Row>({
  row,
  rowKey,
  position,
  cells,
  lines,
  expandClass,
  checkClass,
  href,
  isOpenable,
  isSelected,
  isMarked,
  isStuckMarked,
  isCurrent,
  isSelectable,
  selectLabel,
  rowActions,
  actionsClass,
  isExpanded,
  isExpandable,
  expandLabel,
  details,
  detailsId,
  span,
}: TableRowProps<Row>) {
  return (
    <>
      <tr
        className={rowClass}
        data-key={rowKey}
        data-lines={lines}
        aria-rowindex={position === undefined ? undefined : position + HEADER_ROWS + 1}
        data-selected={isMarked ? '' : undefined}
        data-stuck-selected={isStuckMarked ? '' : undefined}
        aria-current={isCurrent || undefined}
        data-open={isOpenable ? '' : undefined}
      >
        {isExpanded !== undefined && (
          <td data-card="bare" className={expandClass}>
            {isExpandable && (
              <ExpandButton isExpanded={isExpanded} label={expandLabel} controls={detailsId} />
            )}
          </td>
        )}
        {isSelected !== undefined && (
          <td data-card="bare" className={checkClass}>
            <input
              aria-label={selectLabel}
              type="checkbox"
              data-row-check=""
              className={check}
              checked={isSelected}
              disabled={!isSelectable}
              readOnly
            />
          </td>
        )}
        <RowCells
          row={row}
          cells={cells}
          href={href}
          isOpenable={isOpenable}
          rowActions={rowActions}
          actionsClass={actionsClass}
        />
      </tr>
      {isExpanded && isExpandable && (
        <tr id={detailsId} data-details-of={rowKey} className={detail.detailsRow}>
          <td colSpan={span} className={detail.details}>
            {details?.(row)}
          </td>
        </tr>
      )}
    </>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets the type parameter; this gives it back unchanged
export const TableRow = memo(PlainRow) as typeof PlainRow;
