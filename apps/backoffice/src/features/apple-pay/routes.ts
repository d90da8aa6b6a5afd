import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/apple-pay',
    title: 'Apple Pay',
    access: ['sidebar.applePay'],
    parent: '/virtual-terminal',
    keywords: ['wallet', 'domain', 'certificate', 'iphone'],
    load: () => import('./page.tsx'),
  },
]);
