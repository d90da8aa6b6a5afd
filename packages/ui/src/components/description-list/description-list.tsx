import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './description-list.css.ts';

/** The most columns there may be; a narrow container gets fewer. */
export type DescriptionListColumns = 1 | 2 | 3;

/** The value under its term, or beside it. */
export type DescriptionListLayout = 'stacked' | 'inline';

/** A term and its value. */
export interface DescriptionListEntry {
  /** What the value is. */
  term: string;
  /** Nothing (undefined, null, empty text) is shown as a dash and read out as 'No value'. */
  value: ReactNode;
  /** Takes the whole width, for addresses and notes. */
  isWide?: boolean | undefined;
}

export interface DescriptionListProps {
  /** In the order shown. */
  entries: readonly DescriptionListEntry[];
  /** How many entries stand beside each other where there is room. @default 2 */
  columns?: DescriptionListColumns | undefined;
  /** Terms above their values, or beside them. @default 'stacked' */
  layout?: DescriptionListLayout | undefined;
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '';

/** The facts of one record. */
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
