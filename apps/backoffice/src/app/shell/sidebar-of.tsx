import type { Holder } from '@payfac/domain/access';
import { exitLabel } from '@payfac/domain/navigation';
import { DeviceIcon, LogOutIcon } from '@payfac/ui/icons';
import type { SidebarEntry, SidebarItem } from '@payfac/ui/sidebar';
import { useState } from 'react';
import { inBrowser } from '../../shared/browser-storage/browser-storage.ts';
import {
  type AppRoute,
  type MenuPlace,
  type MenuSection,
  mayOpen,
} from '../../shared/routes/route.ts';
import { isHeldBack, type Session, useSession } from '../../shared/session/session.ts';
import { routes } from '../routes.ts';
import type { Waiting } from './waiting.ts';

/** A page with an entry in the menu. */
type MenuRoute = AppRoute & { readonly menu: MenuPlace };

const inMenu = (route: AppRoute): route is MenuRoute => route.menu !== undefined;

/** The pages of one section that the user may open, in order. */
export const menuSection = (
  pages: readonly AppRoute[],
  holder: Holder,
  section: MenuSection,
): readonly MenuRoute[] =>
  pages
    .filter(inMenu)
    .filter(({ menu }) => menu.section === section)
    .filter((route) => mayOpen(holder, route))
    .toSorted((one, other) => one.menu.position - other.menu.position);

/** Sections with a heading, in order. */
export const headedSections = ['Payments', 'Processing', 'Risk', 'Users'] as const;

const keyOf = (userId: string) => `payments.folded.${userId}`;
const separator = ',';

/**
 * The sidebar groups that the user collapsed, stored in the browser; nothing is stored while acting as another user.
 */
export function useFoldedGroups(): readonly [
  folded: readonly string[],
  set: (ids: readonly string[]) => void,
] {
  const { userId, isLoggedInAs } = useSession();
  const [folded, setFolded] = useState<readonly string[]>(() => {
    const kept = inBrowser.read(keyOf(userId));
    return kept ? kept.split(separator) : [];
  });
  return [
    folded,
    (ids) => {
      setFolded(ids);
      if (!isLoggedInAs) inBrowser.write(keyOf(userId), ids.join(separator));
    },
  ];
}

const SIZE = 16;

const none: Waiting = new Map();

const entryOf = (
  { path, title, menu: { label, icon: Icon, href = path } }: MenuRoute,
  waiting = none,
): SidebarEntry => ({
  href,
  label: label ?? title,
  icon: <Icon size={SIZE} />,
  count: waiting.get(path),
});

/** The user's menu in order; empty while only one page is open to them. */
export function entriesOf(session: Session, holder: Holder, waiting: Waiting): SidebarItem[] {
  if (isHeldBack(session)) return [];
  const section = (name: Parameters<typeof menuSection>[2]) =>
    menuSection(routes, holder, name).map((route) => entryOf(route, waiting));
  return [
    ...section('main'),
    ...headedSections.map((name) => ({ id: name, label: name, entries: section(name) })),
    ...section('last'),
  ];
}

/** The ways to end a session. */
export interface Exits {
  readonly leave: () => void;
  readonly leaveEverywhere: () => void;
}

interface FooterState {
  readonly unread: number;
  readonly exits: Exits;
}

/** Inbox, developer, Settings and the exits; while acting as another user, only the exit back to oneself. */
export function footerOf(
  session: Session,
  holder: Holder,
  { unread, exits: { leave, leaveEverywhere } }: FooterState,
): SidebarItem[] {
  const { isLoggedInAs, username } = session;
  const settings = menuSection(routes, holder, 'Settings')
    .filter(({ isPersonal }) => !(isPersonal && isLoggedInAs))
    .map((route) => entryOf(route));
  const footer = menuSection(routes, holder, 'footer').map((route) => ({
    ...entryOf(route),
    ...(route.path === '/inbox' && { isUnread: unread > 0, count: unread }),
  }));
  const everywhere = {
    id: 'leave-everywhere',
    label: 'Sign Out Everywhere',
    icon: <DeviceIcon size={SIZE} />,
    onPress: leaveEverywhere,
  };
  return [
    ...(isHeldBack(session) ? [] : footer),
    {
      id: 'settings',
      label: 'Settings',
      entries: [...(isHeldBack(session) ? [] : settings), ...(isLoggedInAs ? [] : [everywhere])],
    },
    {
      id: 'leave',
      label: exitLabel(isLoggedInAs ? username : undefined),
      icon: <LogOutIcon size={SIZE} />,
      onPress: leave,
    },
  ];
}
