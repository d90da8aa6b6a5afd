import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../styling/class-names.ts';
import { useMedia } from '../../styling/use-media.ts';
import { backdropProps } from '../modal/backdrop.ts';
import { DialogLayout } from '../modal/dialog-layout.tsx';
import { Beside } from './beside.tsx';
import * as styles from './drawer.css.ts';
import { asOpenDrawer } from './open-drawers.ts';

/** Window width from which a drawer fits beside the page. */
const WIDE = '(min-width: 1200px)';

/** Placement of a drawer. */
export type DrawerPlacement = 'over' | 'beside';

/** Drawer sizes. */
export type DrawerSize = 'medium' | 'large';

/** The list that a full-page record was opened from. */
export interface DrawerBack {
  /** Label of the list: 'Disputes'. */
  label: string;
  /** URL of the list. */
  href: string;
}

export interface DrawerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with false when the user closes it; keep it open to protect unsaved changes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title. */
  title: ReactNode;
  /** Content. */
  children: ReactNode;
  /** Buttons, primary last. */
  footer?: ReactNode;
  /** Size over the page. @default 'medium' */
  size?: DrawerSize | undefined;
  /** Buttons in its header, before the close button. */
  tools?: ReactNode;
  /** Small text above its title: the record's id. */
  lead?: ReactNode;
  /**
   * `beside` keeps the page usable in windows of 1200 px and more; in `AppLayout` the page makes room. In narrower
   * windows it replaces the page. @default 'over'
   */
  placement?: DrawerPlacement | undefined;
  /** Back link of a record that replaces the page in narrow windows. */
  back?: DrawerBack | undefined;
  /** Key of the record it shows. A different one starts at its top, and focus stays in the drawer. */
  contentKey?: string | undefined;
}

/** A record or form beside the list it was opened from, which stays unchanged. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  tools,
  lead,
  placement = 'over',
  back,
  contentKey,
}: DrawerProps) {
  const isWide = useMedia(WIDE);
  const isPage = !isWide && (placement === 'beside' || back !== undefined);
  const close = () => onOpenChange(false);
  const layout = (
    <DialogLayout
      as={isPage ? 'page' : 'dialog'}
      title={title}
      lead={lead}
      {...(isPage && { back })}
      tools={tools}
      footer={footer}
      className={isPage ? styles.pageDialog : styles.dialog}
      footerClassName={styles.footer}
      contentKey={contentKey}
      onClose={close}
    >
      {children}
    </DialogLayout>
  );
  if (placement === 'beside' || isPage) {
    return isOpen ? (
      <Beside key={String(isPage)} isPage={isPage} onClose={close}>
        {layout}
      </Beside>
    ) : null;
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      {...backdropProps}
      className={styles.backdrop}
    >
      <AriaModal ref={asOpenDrawer} className={classNames(styles.panel, styles.sizes[size])}>
        {layout}
      </AriaModal>
    </ModalOverlay>
  );
}
