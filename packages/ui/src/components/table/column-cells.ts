import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Column } from './column.ts';
import { contentClass, isAtEnd } from './column-content.ts';
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
  note: ((row: Row) => string) | undefined;
}

export const columnCells = <Row>(
  columns: readonly Column<Row>[],
  rowHeaderId: string,
  firstClass: string | undefined,
  lastClass: string | undefined,
): readonly ColumnCell<Row>[] => {
  const hasLines = columns.some(({ onCard }) => onCard !== undefined);
  return columns.map(
    (
      { id, header, render, align, content, isTruncated, isHiddenOnCards, onCard, noteOnCard },
      index,
    ) => {
      const isRowHeader = id === rowHeaderId;
      const isLeftOut = isHiddenOnCards === true || (hasLines && onCard === undefined);
      const place = isLeftOut ? 'hidden' : onCard;
      const className = classNames(
        styles.cell,
        isRowHeader && styles.rowHeader,
        isAtEnd({ align, content }) && styles.end,
        contentClass(content),
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
        card: isRowHeader && isHiddenOnCards !== true ? 'title' : place,
        isRowHeader,
        note: noteOnCard,
      };
    },
  );
};

/** How a row stands as a card of two lines; undefined where it is a card of labels. */
export const linesOf = (cells: readonly ColumnCell<never>[]): 'amount' | 'state' | undefined => {
  if (cells.some(({ card }) => card === 'amount')) return 'amount';
  return cells.some(({ card }) => card === 'detail' || card === 'status') ? 'state' : undefined;
};
