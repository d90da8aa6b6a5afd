import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../styling/class-names.ts';
import { useMedia } from '../../styling/use-media.ts';
import { backdropProps } from '../modal/backdrop.ts';
import { DialogLayout } from '../modal/dialog-layout.tsx';
import { Beside } from './beside.tsx';
import * as styles from './drawer.css.ts';
import { asOpenDrawer } from './open-drawers.ts';

/** Where a page has room for a drawer beside it. */
const WIDE = '(min-width: 1200px)';

/** Where a drawer stands. */
export type DrawerPlacement = 'over' | 'beside';

/** Widths of a drawer. */
export type DrawerSize = 'medium' | 'large';

/** Where a record shown as a page was opened from. */
export interface DrawerBack {
  /** What is there: 'Disputes'. */
  label: string;
  /** Its address. */
  href: string;
}

export interface DrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when the person wants to leave; keep it open to guard unsaved work. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading. */
  title: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** How large it is over the page. @default 'medium' */
  size?: DrawerSize | undefined;
  /** Buttons in its head, before the one that closes it. */
  tools?: ReactNode;
  /** Above its title, small: the record's id. */
  lead?: ReactNode;
  /**
   * `beside` the page, which stays usable, in windows of 1200 px and more; in `AppLayout` the page makes room. In
   * narrower ones it replaces the page. @default 'over'
   */
  placement?: DrawerPlacement | undefined;
  /** Leads back from a record, which replaces the page in narrow windows. */
  back?: DrawerBack | undefined;
  /** Names the record it holds. Another one begins at its top, and the focus stays in the drawer. */
  contentKey?: string | undefined;
}

/** A record or a form beside the list it came from, which stays as it was. */
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
