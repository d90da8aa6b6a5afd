import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './table.css.ts';
import { placeholder, placeholderCell } from './table-fillers.css.ts';

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
  cells: number;
}

/** Widths that look like text, the same at every load. */
const WIDTHS = ['70%', '52%', '84%', '46%', '62%'];

export function SkeletonRows({ rows, cells }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other identity
    <tr key={row} className={placeholder}>
      {Array.from({ length: cells }, (__, cell) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <td key={cell} data-card="bare" className={placeholderCell}>
          <Skeleton width={WIDTHS[(row * 3 + cell) % WIDTHS.length] ?? '60%'} />
        </td>
      ))}
    </tr>
  ));
}
