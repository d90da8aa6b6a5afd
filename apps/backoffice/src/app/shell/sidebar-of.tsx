import type { Holder } from '@payfac/domain/access';
import { exitLabel } from '@payfac/domain/navigation';
import { DeviceIcon, LogOutIcon } from '@payfac/ui/icons';
import type { SidebarEntry, SidebarItem } from '@payfac/ui/sidebar';
import { isHeldBack, type Session } from '../../shared/session/session.ts';
import { headedSections, type MenuRoute, menuSection } from '../menu.ts';
import { routes } from '../routes.ts';
import type { Waiting } from './waiting.ts';

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

export interface FooterState {
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
