import type { Holder } from '@payfac/domain/access';
import { mayOpen } from './guard.ts';
import { screens } from './screens.ts';

export type MenuIcon =
  | 'dashboard'
  | 'accounts'
  | 'virtual-terminal'
  | 'transactions'
  | 'declined'
  | 'users';

export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: MenuIcon;
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The sidebar in the document's order. Every entry is a screen; access is the screen's own. */
const main: readonly MenuEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: 'dashboard' },
  { label: 'Accounts', path: '/accounts-center', icon: 'accounts' },
  { label: 'Accounts', path: '/accounts-view', icon: 'accounts' },
  { label: 'Virtual Terminal', path: '/virtual-terminal', icon: 'virtual-terminal' },
];

const groups: readonly MenuGroup[] = [
  {
    label: 'Payments',
    entries: [
      { label: 'Transactions', path: '/reporting/transactions', icon: 'transactions' },
      { label: 'Declined', path: '/reporting/transactions/declines', icon: 'declined' },
    ],
  },
  { label: 'Users', entries: [{ label: 'Manage', path: '/users/manage', icon: 'users' }] },
];

const open = (holder: Holder, path: string): boolean =>
  screens.some((screen) => screen.path === path && mayOpen(holder, screen));

/** The menu of one person: what they may not open is absent. */
export const menuFor = (holder: Holder) => ({
  main: main.filter(({ path }) => open(holder, path)),
  groups: groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => open(holder, path)) }))
    .filter(({ entries }) => entries.length > 0),
});
