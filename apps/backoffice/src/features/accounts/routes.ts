import { AccountIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/accounts-center',
    title: 'Accounts',
    access: ['sidebar.serviceProvider.accounts'],
    menu: { section: 'main', position: 20, icon: AccountIcon },
    keywords: ['merchants', 'sub-merchants'],
    load: () => import('./center-page.tsx'),
  },
  {
    path: '/accounts-view',
    title: 'Accounts',
    access: ['sidebar.merchant.accounts', 'sidebar.accounts'],
    menu: { section: 'main', position: 21, icon: AccountIcon },
    keywords: ['merchants', 'sub-merchants', 'applications'],
    load: () => import('./view-page.tsx'),
  },
]);
