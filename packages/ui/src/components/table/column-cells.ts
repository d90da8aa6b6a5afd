import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import type { Column } from './column.ts';
import { contentClass, isAtEnd } from './column-content.ts';
import * as styles from './table.css.ts';

/** Place of a cell on a card; undefined for a labeled one. */
export type CardPlace = 'title' | 'hidden' | 'amount' | 'detail' | 'status' | undefined;

/** Place of each column's cells on a card. */
export function cardPlaces(
  columns: readonly Pick<Column<never>, 'id' | 'isHiddenOnCards' | 'onCard'>[],
  rowHeaderId: string,
): readonly CardPlace[] {
  const hasLines = columns.some(({ onCard }) => onCard !== undefined);
  return columns.map(({ id, isHiddenOnCards, onCard }) => {
    if (id === rowHeaderId && isHiddenOnCards !== true) return 'title';
    const isLeftOut = isHiddenOnCards === true || (hasLines && onCard === undefined);
    return isLeftOut ? 'hidden' : onCard;
  });
}

/** Layout of a two-line card; undefined for a card of labeled cells. */
export const linesOf = (places: readonly CardPlace[]): 'amount' | 'state' | undefined => {
  if (places.includes('amount')) return 'amount';
  return places.includes('detail') || places.includes('status') ? 'state' : undefined;
};

/** What all cells of a column share, computed once instead of per cell. */
export interface ColumnCell<Row> {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  className: string;
  /** Class for plain text cells. */
  textClassName: string;
  card: CardPlace;
  isRowHeader: boolean;
  note: ((row: Row) => string) | undefined;
}

export const columnCells = <Row>(
  columns: readonly Column<Row>[],
  rowHeaderId: string,
  firstClass: string | undefined,
  lastClass: string | undefined,
): readonly ColumnCell<Row>[] => {
  const places = cardPlaces(columns, rowHeaderId);
  return columns.map(({ id, header, render, align, content, isTruncated, noteOnCard }, index) => {
    const isRowHeader = id === rowHeaderId;
    const isAmount = places[index] === 'amount';
    const className = classNames(
      styles.cell,
      isRowHeader && styles.rowHeader,
      isAtEnd({ align, content }) && styles.end,
      isAmount && styles.amount,
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
      textClassName: classNames(className, styles.textCell, isAmount && styles.amountText),
      card: places[index],
      isRowHeader,
      note: noteOnCard,
    };
  });
};
