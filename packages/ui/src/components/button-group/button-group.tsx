import type { ReactNode } from 'react';
import * as styles from './button-group.css.ts';

export interface ButtonGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** Secondary `Button`s or `IconButton`s, side by side. */
  children: ReactNode;
}

/** Related buttons, joined. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
