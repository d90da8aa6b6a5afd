import { AlertIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/risk-management/alerts',
    title: 'Alerts',
    access: ['sidebar.alerts'],
    menu: { section: 'Risk', position: 30, icon: AlertIcon },
    keywords: ['risk', 'fraud', 'severity', 'acknowledge', 'discard'],
    load: () => import('./list-page.tsx'),
  },
]);
