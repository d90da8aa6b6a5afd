import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './description-list.css.ts';

/** Maximum columns; a narrow container gets fewer. */
export type DescriptionListColumns = 1 | 2 | 3;

/** Value below its term, or beside it. */
export type DescriptionListLayout = 'stacked' | 'inline';

/** A term and its value. */
export interface DescriptionListEntry {
  /** Term: the name of the value. */
  term: string;
  /** An empty value (undefined, null, '') is shown as a dash and read out as 'No value'. */
  value: ReactNode;
  /** Spans the full width, for addresses and notes. */
  isWide?: boolean | undefined;
}

export interface DescriptionListProps {
  /** In display order. */
  entries: readonly DescriptionListEntry[];
  /** Columns when there is room. @default 2 */
  columns?: DescriptionListColumns | undefined;
  /** Terms above their values, or beside them. @default 'stacked' */
  layout?: DescriptionListLayout | undefined;
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '';

/** The details of one record. */
export function DescriptionList({
  entries,
  columns = 2,
  layout = 'stacked',
}: DescriptionListProps) {
  const messages = useMessages();
  return (
    <div className={styles.container}>
      <dl className={classNames(styles.grid, styles.columns[columns])}>
        {entries.map(({ term, value, isWide = false }) => (
          <div
            key={term}
            className={classNames(styles.entry, styles.layouts[layout], isWide && styles.wide)}
          >
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {isNothing(value) ? (
                <span className={styles.nothing}>
                  <span aria-hidden>—</span>
                  <span className={visuallyHidden}>{messages.noValue}</span>
                </span>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
