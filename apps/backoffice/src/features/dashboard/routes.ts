import { DashboardIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: ['sidebar.dashboard'],
    menu: { section: 'main', position: 10, icon: DashboardIcon },
    keywords: ['home', 'overview', 'figures'],
    key: 'd',
    load: () => import('./page.tsx'),
  },
]);
