import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ArrowRightIcon } from '../icons/index.ts';
import * as styles from './audit-diff.css.ts';

/** A field before and after a change. */
export interface FieldChange {
  /** Field name: 'Billing descriptor'. */
  field: string;
  /** Previous value, as shown; undefined when it was empty. */
  before?: ReactNode;
  /** New value, as shown; undefined when it was removed. */
  after?: ReactNode;
}

export interface AuditDiffProps {
  /** Accessible name: what was changed. */
  label: string;
  /** In display order. */
  changes: readonly FieldChange[];
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '';

/** The fields of a change: before and after. */
export function AuditDiff({ label, changes }: AuditDiffProps) {
  const messages = useMessages();
  const shown = (value: ReactNode) =>
    isNothing(value) ? <span className={styles.nothing}>{messages.emptyValue}</span> : value;
  return (
    <dl aria-label={label} className={styles.diff}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.field}>{field}</dt>
          <dd className={styles.values}>
            <del className={styles.before}>
              <span className={visuallyHidden}>{messages.changeSides.before} </span>
              {shown(before)}
            </del>{' '}
            <ArrowRightIcon aria-hidden size={14} className={styles.arrow} />
            <ins className={styles.after}>
              <span className={visuallyHidden}>{messages.changeSides.after} </span>
              {shown(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
