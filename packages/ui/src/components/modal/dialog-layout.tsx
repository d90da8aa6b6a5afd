import { type ReactNode, useId } from 'react';
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
  children: ReactNode;
  /** Buttons, the main one last. */
  footer: ReactNode;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
  className: string;
  footerClassName?: string | undefined;
}

/** Title and close button above what scrolls, buttons below it. */
export function DialogLayout({
  role = 'dialog',
  title,
  children,
  footer,
  onClose,
  className,
  footerClassName,
}: DialogLayoutProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <Dialog role={role} aria-labelledby={titleId} className={className}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <IconButton
            label={messages.close}
            icon={<CloseIcon size={16} />}
            onPress={() => onClose()}
          />
        )}
      </header>
      <ScrollBody>{children}</ScrollBody>
      {footer !== undefined && (
        <footer className={classNames(styles.footer, footerClassName)}>{footer}</footer>
      )}
    </Dialog>
  );
}
