import type { ReactNode } from 'react';
import { AlertIcon } from '../components/icons/index.ts';
import { messageIcon } from './field.css.ts';
import { problem } from './problem-text.css.ts';

export interface ProblemTextProps {
  /** For the control that it describes. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** What went wrong beside a control that is no field. Read as soon as it appears. */
export const ProblemText = ({ id, children }: ProblemTextProps) => (
  <p id={id} role="alert" className={problem}>
    <AlertIcon className={messageIcon} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
