import { AccountIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/accounts-center',
    title: 'Accounts',
    access: ['sidebar.serviceProvider.accounts'],
    menu: { section: 'main', position: 20, icon: AccountIcon },
    keywords: ['merchants', 'sub-merchants'],
    key: 'a',
    records: async () => (await import('./records.ts')).centerRecords,
    list: async () => (await import('./list.tsx')).accountsCenter,
  },
  {
    path: '/accounts-view',
    title: 'Accounts',
    access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
    menu: { section: 'main', position: 21, icon: AccountIcon },
    keywords: ['merchants', 'sub-merchants', 'applications'],
    key: 'a',
    records: async () => (await import('./records.ts')).viewRecords,
    load: () => import('./view-page.tsx'),
  },
  {
    path: '/accounts/new',
    title: 'New account',
    parent: '/accounts-view',
    access: ['accounts.new'],
    keywords: ['onboard', 'board', 'application', 'sub-merchant'],
    load: () => import('./new/page.tsx'),
  },
]);
