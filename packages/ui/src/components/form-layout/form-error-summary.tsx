import { useEffect, useId, useRef } from 'react';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { AlertIcon } from '../icons/index.ts';
import { type FormProblem, focusControl } from './form-errors.ts';
import * as css from './form-layout.css.ts';

export interface FormErrorSummaryProps {
  /** Problems in field order; hidden when empty. */
  readonly problems: readonly FormProblem[];
  /** Title. @default 'Fix 1 field to continue', 'Fix 2 fields to continue' */
  readonly title?: string | undefined;
  /** Takes focus when it appears, so that it is read out immediately. @default true */
  readonly isFocused?: boolean | undefined;
}

/** The problems that block a form's submission, each linked to its field. */
export function FormErrorSummary({ problems, title, isFocused = true }: FormErrorSummaryProps) {
  const messages = useFieldMessages();
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown && isFocused) element.current?.focus();
  }, [isShown, isFocused]);
  if (!isShown) return null;
  return (
    <div className={css.summary} ref={element} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p className={css.summaryTitle} id={titleId}>
        <AlertIcon className={css.summaryIcon} aria-hidden="true" />
        {title ?? messages.formErrors(problems.length)}
      </p>
      <ul className={css.summaryList}>
        {problems.map(({ name, message }) => (
          <li key={`${name ?? ''} ${message}`}>
            {name === undefined ? (
              message
            ) : (
              <a
                className={css.summaryLink}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusControl(event.currentTarget.closest('form'), name);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
