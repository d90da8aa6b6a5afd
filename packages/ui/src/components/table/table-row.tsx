import { memo, type ReactNode } from 'react';
import { useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import type { Column } from './column.ts';
import * as styles from './table.css.ts';
import * as detail from './table-details.css.ts';

/** Rows before the first one of the list, as screen readers count. */
const HEADER_ROWS = 1;

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Place in the whole list, from 0; given where not every row is drawn. */
  position: number | undefined;
  columns: readonly Column<Row>[];
  rowHeaderId: string;
  href: string | undefined;
  isOpenable: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  isSelectable: boolean;
  /** Name of the checkbox. */
  selectLabel: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Undefined where no row can be opened. */
  isExpanded: boolean | undefined;
  isExpandable: boolean;
  /** Name of the button that opens the part below. */
  expandLabel: string | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  /** Of the part below. */
  detailsId: string;
  /** Cells of a row. */
  span: number;
}

interface ExpandButtonProps {
  isExpanded: boolean;
  label: string | undefined;
  controls: string;
}

/** A press on it is led to the expansion by the body, as with checkboxes. */
function ExpandButton({ isExpanded, label, controls }: ExpandButtonProps) {
  return (
    <button
      type="button"
      data-row-expand=""
      className={detail.expandButton}
      aria-label={label}
      aria-expanded={isExpanded}
      {...(isExpanded && { 'aria-controls': controls })}
    >
      <ChevronRightIcon aria-hidden size={16} className={detail.expandMark} />
    </button>
  );
}

interface RowLinkProps {
  href: string | undefined;
  children: ReactNode;
}

/** The row's one tab stop. A press anywhere else on the row is led here by the body. */
function RowLink({ href, children }: RowLinkProps) {
  const click = useLinkClick();
  return href === undefined ? (
    <button type="button" data-row-link="" className={styles.rowLink}>
      {children}
    </button>
  ) : (
    <a href={href} data-row-link="" className={styles.rowLink} onClick={click}>
      {children}
    </a>
  );
}

function PlainRow<Row>({
  row,
  rowKey,
  position,
  columns,
  rowHeaderId,
  href,
  isOpenable,
  isSelected,
  isSelectable,
  selectLabel,
  rowActions,
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
        className={styles.row}
        data-key={rowKey}
        {...(position !== undefined && { 'aria-rowindex': position + HEADER_ROWS + 1 })}
        {...(isSelected && { 'data-selected': '' })}
        {...(isOpenable && { 'data-open': '' })}
      >
        {isExpanded !== undefined && (
          <td data-card="bare" className={classNames(styles.cell, detail.expandCell)}>
            {isExpandable && (
              <ExpandButton isExpanded={isExpanded} label={expandLabel} controls={detailsId} />
            )}
          </td>
        )}
        {isSelected !== undefined && (
          <td data-card="bare" className={classNames(styles.cell, styles.checkCell)}>
            <label className={styles.checkLabel}>
              <input
                aria-label={selectLabel}
                type="checkbox"
                data-row-check=""
                className={styles.check}
                checked={isSelected}
                disabled={!isSelectable}
                readOnly
              />
            </label>
          </td>
        )}
        {columns.map((column) => {
          const isHeader = column.id === rowHeaderId;
          const Cell = isHeader ? 'th' : 'td';
          const content = column.render(row);
          return (
            <Cell
              key={column.id}
              {...(isHeader && { scope: 'row' })}
              data-label={column.header}
              {...(isHeader && { 'data-card': 'title' })}
              {...(column.isHiddenOnCards && { 'data-card': 'hidden' })}
              className={classNames(
                styles.cell,
                isHeader && styles.rowHeader,
                column.align === 'end' && styles.end,
                column.isTruncated && styles.truncated,
              )}
            >
              {isHeader && isOpenable ? <RowLink href={href}>{content}</RowLink> : content}
            </Cell>
          );
        })}
        {rowActions && (
          <td data-card="bare" className={classNames(styles.cell, styles.actionsCell)}>
            {rowActions(row)}
          </td>
        )}
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
