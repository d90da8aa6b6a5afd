import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { AlertIcon, InboxIcon, InfoIcon, LockIcon } from '../icons/index.ts';
import * as styles from './empty-state.css.ts';

/** Nothing there, something failed, not allowed, or something to know. */
export type EmptyStateTone = 'neutral' | 'danger' | 'warning' | 'info';

const ICONS = { neutral: InboxIcon, danger: AlertIcon, warning: LockIcon, info: InfoIcon } as const;

export interface EmptyStateProps {
  /** What is the case: 'No disputes yet'. */
  title: string;
  /** Why, and what the person can do. */
  children?: ReactNode;
  /** The next step, such as a button. */
  actions?: ReactNode;
  /** In place of the tone's own; size 20. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: EmptyStateTone | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Stands where a list or a page would be: when it is empty, failed or forbidden. */
export function EmptyState({
  title,
  children,
  actions,
  icon,
  tone = 'neutral',
  headingLevel = 2,
}: EmptyStateProps) {
  const Icon = ICONS[tone];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.emptyState} {...(tone === 'danger' && { role: 'alert' })}>
      <span aria-hidden className={classNames(styles.icon, styles.tones[tone])}>
        {icon ?? <Icon size={20} />}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
