import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ArrowRightIcon } from '../icons/index.ts';
import * as styles from './audit-diff.css.ts';

/** A field before and after a change. */
export interface FieldChange {
  /** Which field: 'Billing descriptor'. */
  field: string;
  /** What it was, as shown; nothing where it was empty. */
  before?: ReactNode;
  /** What it is now, as shown; nothing where it was taken away. */
  after?: ReactNode;
}

export interface AuditDiffProps {
  /** What was changed, for screen readers. */
  label: string;
  /** In the order shown. */
  changes: readonly FieldChange[];
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '';

/** What a change changed, field by field: before and after. */
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
