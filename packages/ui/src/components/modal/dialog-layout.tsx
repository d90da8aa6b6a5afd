import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import * as styles from './modal.css.ts';
import { ScrollBody } from './scroll-body.tsx';

export interface DialogLayoutProps {
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  title: ReactNode;
  /** Buttons before the one that closes it. */
  tools?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer: ReactNode;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
  className: string;
  footerClassName?: string | undefined;
  /** Names what it holds: another one begins at its top, with the focus still in the dialog. */
  contentKey?: string | undefined;
}

/** Title and close button above what scrolls, buttons below it. */
export function DialogLayout({
  role = 'dialog',
  title,
  tools,
  children,
  footer,
  onClose,
  className,
  footerClassName,
  contentKey,
}: DialogLayoutProps) {
  const messages = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const shown = useRef(contentKey);
  useEffect(() => {
    if (shown.current === contentKey) return;
    shown.current = contentKey;
    const { activeElement } = document;
    const isHere = dialog.current?.contains(activeElement) && !activeElement?.matches(':disabled');
    if (!isHere) dialog.current?.focus();
  }, [contentKey]);
  return (
    <Dialog ref={dialog} role={role} aria-labelledby={titleId} className={className}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {(tools || onClose) && (
          <div className={styles.tools}>
            {tools}
            {onClose && (
              <IconButton
                label={messages.close}
                icon={<CloseIcon size={16} />}
                onPress={() => onClose()}
              />
            )}
          </div>
        )}
      </div>
      <ScrollBody key={contentKey}>{children}</ScrollBody>
      {footer !== undefined && (
        <div data-dialog-footer="" className={classNames(styles.footer, footerClassName)}>
          {footer}
        </div>
      )}
    </Dialog>
  );
}
