import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { drawings, type EmptyStateDrawing } from './drawings.ts';
import * as styles from './empty-state.css.ts';

/** Nothing there, something failed, not allowed, or something to know. */
export type EmptyStateTone = 'neutral' | 'danger' | 'warning' | 'info';

const DRAWINGS = {
  neutral: 'list',
  danger: 'failed',
  warning: 'locked',
  info: 'documents',
} as const;

export interface EmptyStateProps {
  /** What is the case: 'No disputes yet'. */
  title: string;
  /** Why, and what the person can do. */
  children?: ReactNode;
  /** The next step, such as a button. */
  actions?: ReactNode;
  /** What is missing, drawn in the brand's colors. @default by the tone */
  drawing?: EmptyStateDrawing | undefined;
  /** In place of the drawing; size 20. */
  icon?: ReactNode;
  /** What is the case. @default 'neutral' */
  tone?: EmptyStateTone | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Stands where a list or a page would be: when it is empty, failed or forbidden. */
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
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
