import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { footer as footerStyle, header, title as titleStyle } from '../modal/modal.css.ts';
import { ScrollBody } from '../modal/scroll-body.tsx';
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
  size?: DrawerSize;
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
  const messages = useMessages();
  const titleId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.backdrop}
    >
      <AriaModal className={classNames(styles.panel, styles.sizes[size])}>
        <Dialog aria-labelledby={titleId} className={styles.dialog}>
          <header className={header}>
            <h2 id={titleId} className={titleStyle}>
              {title}
            </h2>
            <IconButton
              label={messages.close}
              icon={<CloseIcon size={16} />}
              onPress={() => onOpenChange(false)}
            />
          </header>
          <ScrollBody>{children}</ScrollBody>
          {footer !== undefined && (
            <footer className={classNames(footerStyle, styles.footer)}>{footer}</footer>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
