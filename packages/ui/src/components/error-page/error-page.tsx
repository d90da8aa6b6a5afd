import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { CopyValue } from '../copy-value/copy-value.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as styles from './error-page.css.ts';

export interface ErrorPageProps {
  /** Its heading. @default the package's 'Something went wrong' */
  title?: string | undefined;
  /** What happened and what the person can do; never a stack. @default the package's text */
  children?: ReactNode;
  /** By which support finds the failure; it can be copied. */
  reference?: string | undefined;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  /** A failure is read out at once; what only has to be known, such as a newer version, is `info`. @default 'danger' */
  tone?: 'danger' | 'info' | undefined;
  /** Other ways out, such as a link home. */
  actions?: ReactNode;
  /** Level of the title in the page’s outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Stands where a page would be that could not be drawn. */
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
