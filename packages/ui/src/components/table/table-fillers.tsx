import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column } from './column.ts';
import { cardPlaces, linesOf } from './column-cells.ts';
import { isAtEnd } from './column-content.ts';
import * as styles from './table.css.ts';
import { atEnd, placeholder, placeholderCell } from './table-fillers.css.ts';

export interface TableFillerProps {
  span: number;
  children: ReactNode;
}

/** One cell over the full width, for content shown instead of rows. */
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
  /** Card placement of the cells before the columns. */
  before: readonly ('bare' | 'box')[];
  columns: readonly Pick<
    Column<never>,
    'id' | 'align' | 'content' | 'isHiddenOnCards' | 'onCard'
  >[];
  rowHeaderId: string;
  hasActions: boolean;
}

/** Text-like widths, the same on every load. */
const WIDTHS = ['70%', '52%', '84%', '46%', '62%'];

/** Placeholder rows, two-line cards on a phone; a possible third line for a note isn't known yet. */
export function SkeletonRows({
  rows,
  before,
  columns,
  rowHeaderId,
  hasActions,
}: SkeletonRowsProps) {
  const places = cardPlaces(columns, rowHeaderId);
  const cells = [...before, ...places, ...(hasActions ? ['bare'] : [])];
  return Array.from({ length: rows }, (_, row) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other identity
    <tr key={row} className={placeholder} data-lines={linesOf(places)}>
      {cells.map((place = 'bare', cell) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={cell}
          data-card={place}
          className={classNames(
            placeholderCell,
            isAtEnd(columns[cell - before.length] ?? {}) && atEnd,
          )}
        >
          <Skeleton
            width={place === 'box' ? '16px' : (WIDTHS[(row * 3 + cell) % WIDTHS.length] ?? '60%')}
          />
        </td>
      ))}
    </tr>
  ));
}
