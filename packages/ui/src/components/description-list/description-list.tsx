import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './description-list.css.ts';

export interface DescriptionEntry {
  term: string;
  /** Nothing, an empty text included, is shown as a dash. */
  value: ReactNode;
  /** Takes the whole width. */
  isWide?: boolean;
}

export interface DescriptionListProps {
  entries: readonly DescriptionEntry[];
  /** At most so many beside each other, where there is room. @default 2 */
  columns?: 1 | 2 | 3;
  /** Values under their terms, or on the same line. @default 'stacked' */
  layout?: 'stacked' | 'rows';
}

const COUNTS = { 1: 'one', 2: 'two', 3: 'three' } as const;

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '';

/** The facts of one record: terms and their values. */
export function DescriptionList({
  entries,
  columns = 2,
  layout = 'stacked',
}: DescriptionListProps) {
  const isRows = layout === 'rows';
  return (
    <div className={styles.frame}>
      <dl
        className={classNames(styles.list, isRows ? styles.inRows : styles.counts[COUNTS[columns]])}
      >
        {entries.map(({ term, value, isWide }) => (
          <div key={term} className={classNames(isRows && styles.row, isWide && styles.wide)}>
            <dt className={classNames(styles.term, isRows && styles.rowTerm)}>{term}</dt>
            <dd className={classNames(styles.value, isRows && styles.rowValue)}>
              {isNothing(value) ? '–' : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
