import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../styling/class-names.ts';
import { DialogLayout } from '../modal/dialog-layout.tsx';
import * as styles from './drawer.css.ts';

export type DrawerSize = 'medium' | 'large';

export interface DrawerProps {
  isOpen: boolean;
  /** Called with false when the person wants to leave; keep it open to guard unsaved work. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: DrawerSize | undefined;
}

/** A record or a form beside the list it came from, which stays as it was. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
}: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.backdrop}
    >
      <AriaModal className={classNames(styles.panel, styles.sizes[size])}>
        <DialogLayout
          title={title}
          footer={footer}
          className={styles.dialog}
          footerClassName={styles.footer}
          onClose={() => onOpenChange(false)}
        >
          {children}
        </DialogLayout>
      </AriaModal>
    </ModalOverlay>
  );
}
