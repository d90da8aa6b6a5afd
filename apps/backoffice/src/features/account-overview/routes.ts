import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/merchant/account/:id/overview',
    title: 'Account',
    access: ['merchant.account.overview'],
    parent: '/accounts-view',
    load: () => import('./merchant-page.tsx'),
  },
  {
    path: '/service-provider/account/:id/overview',
    title: 'Account',
    access: ['serviceProvider.account.overview'],
    parent: '/accounts-center',
    load: () => import('./provider-page.tsx'),
  },
]);
