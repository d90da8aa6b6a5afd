import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../styling/class-names.ts';
import { backdropProps } from './backdrop.ts';
import { DialogLayout } from './dialog-layout.tsx';
import * as styles from './modal.css.ts';

/** Modal sizes. */
export type ModalSize = 'small' | 'medium' | 'large';

export interface ModalProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with false on Escape, a backdrop press or the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title. */
  title: ReactNode;
  /** Content. */
  children: ReactNode;
  /** Buttons, primary last. */
  footer?: ReactNode;
  /** Size. @default 'medium' */
  size?: ModalSize | undefined;
  /** Disables Escape, the backdrop and the close button. */
  isStatic?: boolean | undefined;
  /** An alert dialog requires a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A dialog over the page: traps focus, restores it on close, and hides the page from screen readers. */
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
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isStatic}
      isKeyboardDismissDisabled={isStatic}
      {...backdropProps}
      className={styles.backdrop}
    >
      <AriaModal className={classNames(styles.panel, styles.sizes[size])}>
        <DialogLayout
          role={role}
          title={title}
          footer={footer}
          className={styles.dialog}
          onClose={isStatic ? undefined : () => onOpenChange(false)}
        >
          {children}
        </DialogLayout>
      </AriaModal>
    </ModalOverlay>
  );
}
