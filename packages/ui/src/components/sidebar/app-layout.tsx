import { type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MenuIcon } from '../icons/index.ts';
import * as styles from './app-layout.css.ts';
import { BesideContext } from './beside-context.ts';
import { Brand } from './brand.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { useNoticeSize } from './use-notice-size.ts';

export interface AppLayoutProps {
  /** Props of the sidebar. */
  sidebar: Omit<SidebarProps, 'onUse' | 'onClose'>;
  /** The page. */
  children: ReactNode;
  /** Full-width notice above everything, visible while scrolling: 'You are acting as …'. */
  notice?: ReactNode;
  /** Content of the bar above the page: title, search, account menu. */
  topBar?: ReactNode;
  /** A `NotificationRegion`: its notifications slide in from under the bar and cover none of it. */
  notifications?: ReactNode;
  /** Content under the page: the copyright line. */
  footer?: ReactNode;
  /** Ref of the `<main>`, to focus it after navigation. */
  mainRef?: Ref<HTMLElement> | undefined;
}

/**
 * The frame of every page, with a column for a record beside it, or a place for a record that replaces it in narrower
 * windows. Below tablet width the sidebar becomes a drawer opened from a menu button in the bar; the drawer is never
 * minimized.
 */
export function AppLayout({
  sidebar,
  children,
  notice,
  topBar,
  notifications,
  footer,
  mainRef,
}: AppLayoutProps) {
  const messages = useMessages();
  const mainId = useId();
  const [isOpen, setOpen] = useState(false);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ column, page }), [column, page]);
  const close = () => setOpen(false);
  const hasNotice = notice !== undefined;
  const { notice: noticeRef, layout } = useNoticeSize(hasNotice);
  const { onMiniChange: _onMiniChange, ...drawerSidebar } = sidebar;

  function skip(event: { preventDefault: () => void }) {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }

  return (
    <div className={styles.layout} ref={layout}>
      <a href={`#${mainId}`} onClick={skip} className={styles.skipLink}>
        {messages.skipToContent}
      </a>
      {hasNotice && (
        <div ref={noticeRef} className={styles.notice}>
          {notice}
        </div>
      )}
      <div className={styles.side}>
        <Sidebar {...sidebar} />
      </div>
      <header className={styles.bar}>
        <div className={styles.narrowOnly}>
          <IconButton
            label={messages.openNavigation}
            icon={<MenuIcon size={20} />}
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
          />
          <Brand {...sidebar.brand} isMini={topBar !== undefined} />
        </div>
        {topBar !== undefined && <div className={styles.barContent}>{topBar}</div>}
      </header>
      <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          <BesideContext value={places}>{children}</BesideContext>
        </div>
        <div ref={setPage} className={styles.record} />
      </main>
      <div ref={setColumn} className={styles.beside} />
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      {notifications}
      {isOpen && (
        <NavDrawer label={messages.menu} onClose={close}>
          <Sidebar {...drawerSidebar} isMini={false} onUse={close} onClose={close} />
        </NavDrawer>
      )}
    </div>
  );
}
