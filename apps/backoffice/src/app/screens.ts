import type { Ability, Feature } from '@payfac/domain/access';
import type { ComponentType } from 'react';

/** One address of the app: who may open it and where its screen is. */
export interface Screen {
  readonly path: string;
  /** One of these lets a person in; `signed-in` asks for none. */
  readonly access: 'signed-in' | readonly Ability[];
  readonly feature?: Feature;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** The routes of document 1, section 2, that are built. Anything else answers not-found. */
export const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    access: ['sidebar.dashboard'],
    load: () => import('../features/dashboard/page.tsx'),
  },
  {
    path: '/virtual-terminal',
    access: ['sidebar.virtualTerminal'],
    feature: 'virtualTerminal',
    load: () => import('../features/virtual-terminal/page.tsx'),
  },
  {
    path: '/reporting/transactions',
    access: ['sidebar.transactions'],
    load: () => import('../features/transactions/list-page.tsx'),
  },
  {
    path: '/reporting/transactions/declines',
    access: ['sidebar.declined'],
    load: () => import('../features/transactions/declines-page.tsx'),
  },
  {
    path: '/accounts-view',
    access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
    load: () => import('../features/accounts/view-page.tsx'),
  },
  {
    path: '/accounts-center',
    access: ['sidebar.serviceProvider.accounts'],
    load: () => import('../features/accounts/center-page.tsx'),
  },
  {
    path: '/users/manage',
    access: ['sidebar.users.manage'],
    load: () => import('../features/users/list-page.tsx'),
  },
  {
    path: '/change-password',
    access: 'signed-in',
    load: () => import('../features/change-password/page.tsx'),
  },
];
