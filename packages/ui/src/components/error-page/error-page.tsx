import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { CopyValue } from '../copy-value/copy-value.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as styles from './error-page.css.ts';

export interface ErrorPageProps {
  /** Title. @default the package's 'Something went wrong' */
  title?: string | undefined;
  /** What happened and what the user can do; never a stack trace. @default the package's text */
  children?: ReactNode;
  /** Error reference for support; it can be copied. */
  reference?: string | undefined;
  /** Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** An error is announced immediately; use `info` for notices such as a newer version. @default 'danger' */
  tone?: 'danger' | 'info' | undefined;
  /** Other actions, such as a link home. */
  actions?: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Replaces a page that could not be rendered. */
export function ErrorPage({
  title,
  children,
  reference,
  onRetry,
  tone = 'danger',
  actions,
  headingLevel = 1,
}: ErrorPageProps) {
  const messages = useMessages();
  return (
    <div className={styles.page}>
      <EmptyState
        tone={tone}
        title={title ?? messages.errorTitle}
        headingLevel={headingLevel}
        actions={
          <>
            {onRetry && (
              <Button variant="primary" onPress={onRetry}>
                {messages.tryAgain}
              </Button>
            )}
            {actions}
          </>
        }
      >
        {children ?? messages.errorText}
        {reference !== undefined && (
          <div className={styles.reference}>
            <CopyValue value={reference} label={messages.errorReference} isMono />
          </div>
        )}
      </EmptyState>
    </div>
  );
}
