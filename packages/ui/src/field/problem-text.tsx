import type { ReactNode } from 'react';
import { AlertIcon } from '../components/icons/index.ts';
import { messageIcon } from './field.css.ts';
import { problem } from './problem-text.css.ts';

export interface ProblemTextProps {
  /** Id for the control's `aria-describedby`. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Error of a control that isn't a field. Announced when it appears. */
export const ProblemText = ({ id, children }: ProblemTextProps) => (
  <p id={id} role="alert" className={problem}>
    <AlertIcon className={messageIcon} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
