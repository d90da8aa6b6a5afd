import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Column } from './column.ts';
import * as styles from './table.css.ts';

/** What all cells of a column have in common, found out once and not for each of them. */
export interface ColumnCell<Row> {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  className: string;
  /** Where what it shows is a plain text. */
  textClassName: string;
  /** How it stands on a card. */
  card: 'title' | 'hidden' | 'amount' | 'detail' | 'status' | undefined;
  isRowHeader: boolean;
}

export const columnCells = <Row>(
  columns: readonly Column<Row>[],
  rowHeaderId: string,
  firstClass: string | undefined,
  lastClass: string | undefined,
): readonly ColumnCell<Row>[] =>
  columns.map(({ id, header, render, align, isTruncated, isHiddenOnCards, onCard }, index) => {
    const isRowHeader = id === rowHeaderId;
    const card = isRowHeader ? 'title' : onCard;
    const className = classNames(
      styles.cell,
      isRowHeader && styles.rowHeader,
      align === 'end' && styles.end,
      isTruncated && styles.truncated,
      index === 0 && firstClass,
      index === columns.length - 1 && lastClass,
    );
    return {
      id,
      header,
      render,
      className,
      textClassName: classNames(className, styles.textCell),
      card: isHiddenOnCards ? 'hidden' : card,
      isRowHeader,
    };
  });
