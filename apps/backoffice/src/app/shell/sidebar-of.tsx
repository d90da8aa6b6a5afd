import type { Holder } from '@payfac/domain/access';
import { exitLabel } from '@payfac/domain/navigation';
import {
  AccountIcon,
  CardIcon,
  DangerIcon,
  DashboardIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  PersonIcon,
  SettingsIcon,
} from '@payfac/ui/icons';
import type { SidebarItem } from '@payfac/ui/sidebar';
import type { ReactNode } from 'react';
import type { Session } from '../../shared/session/session.ts';
import { type MenuIcon, menuFor } from '../menu.ts';

const SIZE = 18;

const icons: Readonly<Record<MenuIcon, ReactNode>> = {
  dashboard: <DashboardIcon size={SIZE} />,
  accounts: <AccountIcon size={SIZE} />,
  'virtual-terminal': <CardIcon size={SIZE} />,
  transactions: <ListIcon size={SIZE} />,
  declined: <DangerIcon size={SIZE} />,
  users: <PersonIcon size={SIZE} />,
};

/** The person's menu in the form the sidebar takes. */
export function entriesOf(holder: Holder): SidebarItem[] {
  const { main, groups } = menuFor(holder);
  return [
    ...main.map(({ path, label, icon }) => ({ href: path, label, icon: icons[icon] })),
    ...groups.map(({ label, entries }) => ({
      id: label,
      label,
      entries: entries.map(({ path, icon, ...entry }) => ({
        href: path,
        label: entry.label,
        icon: icons[icon],
      })),
    })),
  ];
}

/** The ways out of a session. */
export interface Exits {
  readonly leave: () => void;
  readonly leaveEverywhere: () => void;
}

/** Settings and the ways out; acting as another, there is one, back to the own session. */
export const footerOf = (session: Session, { leave, leaveEverywhere }: Exits): SidebarItem[] => [
  { href: '/change-password', label: 'Change password', icon: <SettingsIcon size={SIZE} /> },
  ...(session.isLoggedInAs
    ? []
    : [
        {
          id: 'leave-everywhere',
          label: 'Sign out of all browsers',
          icon: <LockIcon size={SIZE} />,
          onPress: leaveEverywhere,
        },
      ]),
  {
    id: 'leave',
    label: exitLabel(session.isLoggedInAs ? session.username : undefined),
    icon: <LogOutIcon size={SIZE} />,
    onPress: leave,
  },
];
