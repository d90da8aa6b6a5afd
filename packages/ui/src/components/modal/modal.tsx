import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../styling/class-names.ts';
import { backdropProps } from './backdrop.ts';
import { DialogLayout } from './dialog-layout.tsx';
import * as styles from './modal.css.ts';

/** Widths of a modal. */
export type ModalSize = 'small' | 'medium' | 'large';

export interface ModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false on Escape, on a press on the backdrop and on the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading. */
  title: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** How large it is. @default 'medium' */
  size?: ModalSize | undefined;
  /** Neither Escape nor the backdrop closes it and there is no close button. */
  isStatic?: boolean | undefined;
  /** An alert dialog asks for an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
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
