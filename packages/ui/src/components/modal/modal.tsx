import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import * as styles from './modal.css.ts';
import { ScrollBody } from './scroll-body.tsx';

export type ModalSize = 'small' | 'medium' | 'large';

export interface ModalProps {
  isOpen: boolean;
  /** Called with false on Escape, on a press on the backdrop and on the close button. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: ModalSize;
  /** Neither Escape nor the backdrop closes it and there is no close button. */
  isStatic?: boolean;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog over the page: keeps focus inside, gives it back, and hides the page from screen readers. */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  isStatic = false,
  role = 'dialog',
}: ModalProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isStatic}
      isKeyboardDismissDisabled={isStatic}
      className={styles.backdrop}
    >
      <AriaModal className={classNames(styles.panel, styles.sizes[size])}>
        <Dialog role={role} aria-labelledby={titleId} className={styles.dialog}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {!isStatic && (
              <IconButton
                label={messages.close}
                icon={<CloseIcon size={16} />}
                onPress={() => onOpenChange(false)}
              />
            )}
          </header>
          <ScrollBody>{children}</ScrollBody>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
