import { activeEntry } from '@payfac/domain/navigation';
import { NavigationProvider } from '@payfac/ui/navigation';
import { NotificationRegion } from '@payfac/ui/notifications';
import { AppLayout } from '@payfac/ui/sidebar';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { useUnread } from '../../entities/notifications/unread.ts';
import { contextual } from '../../shared/address.ts';
import { place } from '../../shared/environment/environment.ts';
import { notifications } from '../../shared/notify/notify.ts';
import { isHeldBack, isSameApp, useHolder, useSession } from '../../shared/session/session.ts';
import { exitActing, signOut } from '../../shared/session/sign-out.ts';
import { themeAtom } from '../../shared/theme/theme.ts';
import type { QuickView } from '../palette/panel.tsx';
import { QuickAccess } from '../palette/quick-access.tsx';
import { routes } from '../routes.ts';
import { ActingBanner, OfflineNotice } from './banners.tsx';
import { Footer, useBrandLogo } from './branding.tsx';
import { LaterDialogs } from './later-dialogs.tsx';
import { PendingOutcomes } from './pending-outcomes.tsx';
import * as styles from './shell.css.ts';
import { shellCommands } from './shell-commands.ts';
import { entriesOf, footerOf, useFoldedGroups } from './sidebar-of.tsx';
import { TopBar } from './top-bar.tsx';
import { usePreparedPages } from './use-prepared-pages.ts';
import { useWaiting } from './use-waiting.ts';

const paths = routes.flatMap(({ menu, path }) => (menu ? (menu.href ?? path) : []));

/** The frame of every signed-in page: sidebar, bar, notifications. Moves the focus to a new page's main element. */
export function Shell() {
  const session = useSession();
  const holder = useHolder();
  const [theme, setTheme] = useAtom(themeAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const page = useMatches().at(-1)?.id;
  const parent = routes.find(({ path }) => path === page)?.parent;
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const [isLeavingEverywhere, setLeavingEverywhere] = useState(false);
  const [quickView, setQuickView] = useState<QuickView>();

  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);

  const hrefOf = (href: string) => contextual(href, search);
  const go = (href: string) => void navigate(hrefOf(href));
  usePreparedPages(session, holder);
  const waiting = useWaiting();
  const [foldedGroups, setFoldedGroups] = useFoldedGroups();
  const openSearch = () => setQuickView('palette');
  const { isLoggedInAs } = session;
  const unread = useUnread().data?.count ?? 0;
  const leave = () =>
    void (isLoggedInAs ? exitActing(session, isSameApp(session)) : signOut(session));
  return (
    <NavigationProvider navigate={go} hrefOf={hrefOf}>
      <AppLayout
        mainRef={main}
        sidebar={{
          brand: { title: place.brand.title, logo: useBrandLogo() },
          entries: entriesOf(session, holder, waiting),
          search: isHeldBack(session)
            ? undefined
            : { label: 'Search', shortcut: 'mod+k', onPress: openSearch },
          foldedGroups,
          onFoldedGroupsChange: setFoldedGroups,
          footer: footerOf(session, holder, {
            unread,
            exits: { leave, leaveEverywhere: () => setLeavingEverywhere(true) },
          }),
          activeHref: activeEntry(paths, parent ?? pathname),
          version: __APP_VERSION__,
          isMini: theme.sidebarMini,
          onMiniChange: (sidebarMini) => setTheme({ sidebarMini }),
        }}
        notice={isLoggedInAs ? <ActingBanner /> : undefined}
        topBar={<TopBar onLeave={leave} onSearch={openSearch} />}
        notifications={<NotificationRegion notifications={notifications()} />}
        footer={<Footer />}
      >
        {navigation.state === 'loading' && <div className={styles.progress} />}
        <OfflineNotice />
        <PendingOutcomes />
        <Outlet />
        <ScrollRestoration />
      </AppLayout>
      {!isHeldBack(session) && (
        <QuickAccess
          view={quickView}
          onChange={setQuickView}
          actions={shellCommands(session, {
            mode: theme.mode,
            onMode: (mode) => setTheme({ mode }),
            exits: { leave, leaveEverywhere: () => setLeavingEverywhere(true) },
          })}
        />
      )}
      <LaterDialogs
        isLeavingEverywhere={isLeavingEverywhere}
        onStay={() => setLeavingEverywhere(false)}
      />
    </NavigationProvider>
  );
}
