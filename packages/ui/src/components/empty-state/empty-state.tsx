import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { drawings, type EmptyStateDrawing } from './drawings.ts';
import * as styles from './empty-state.css.ts';

/** Nothing there, an error, no permission, or information. */
export type EmptyStateTone = 'neutral' | 'danger' | 'warning' | 'info';

const DRAWINGS = {
  neutral: 'list',
  danger: 'failed',
  warning: 'locked',
  info: 'documents',
} as const;

export interface EmptyStateProps {
  /** The state: 'No disputes yet'. */
  title: string;
  /** Why, and what the user can do. */
  children?: ReactNode;
  /** The next step, such as a button. */
  actions?: ReactNode;
  /** Drawing of what is missing, in the brand's colors. @default by tone */
  drawing?: EmptyStateDrawing | undefined;
  /** Replaces the drawing; size 20. */
  icon?: ReactNode;
  /** Kind of state. @default 'neutral' */
  tone?: EmptyStateTone | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Replaces a list or a page that is empty, failed or forbidden. */
export function EmptyState({
  title,
  children,
  actions,
  drawing,
  icon,
  tone = 'neutral',
  headingLevel = 2,
}: EmptyStateProps) {
  const { body, lines } = drawings[drawing ?? DRAWINGS[tone]];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.emptyState} {...(tone === 'danger' && { role: 'alert' })}>
      {icon === undefined ? (
        <svg aria-hidden viewBox="0 0 96 72" className={styles.drawing}>
          <circle cx="48" cy="36" r="34" className={styles.ground} />
          <path d={body} className={styles.body} />
          <path d={lines} className={classNames(styles.lines, styles.accents[tone])} />
        </svg>
      ) : (
        <span aria-hidden className={classNames(styles.icon, styles.tones[tone])}>
          {icon}
        </span>
      )}
      <Heading className={styles.titles[headingLevel]}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
