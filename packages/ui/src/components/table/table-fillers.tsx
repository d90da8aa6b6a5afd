import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column } from './column.ts';
import { isAtEnd } from './column-content.ts';
import * as styles from './table.css.ts';
import { atEnd, placeholder, placeholderCell } from './table-fillers.css.ts';

export interface TableFillerProps {
  span: number;
  children: ReactNode;
}

/** One cell over the whole width, for what stands in place of rows. */
export function TableFiller({ span, children }: TableFillerProps) {
  return (
    <tr className={styles.fillerRow}>
      <td colSpan={span} className={styles.filler}>
        {children}
      </td>
    </tr>
  );
}

export interface SkeletonRowsProps {
  rows: number;
  /** Cells before the columns, such as one to select with. */
  before: number;
  columns: readonly Pick<Column<never>, 'align' | 'content'>[];
  /** Cells behind them. */
  after: number;
}

/** Widths that look like text, the same at every load. */
const WIDTHS = ['70%', '52%', '84%', '46%', '62%'];

export function SkeletonRows({ rows, before, columns, after }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other identity
    <tr key={row} className={placeholder}>
      {Array.from({ length: before + columns.length + after }, (__, cell) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={cell}
          data-card="bare"
          className={classNames(placeholderCell, isAtEnd(columns[cell - before] ?? {}) && atEnd)}
        >
          <Skeleton width={WIDTHS[(row * 3 + cell) % WIDTHS.length] ?? '60%'} />
        </td>
      ))}
    </tr>
  ));
}
