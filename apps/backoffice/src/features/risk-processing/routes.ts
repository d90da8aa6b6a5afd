import { SystemIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/risk-management/processing',
    title: 'Processing monitor',
    access: ['sidebar.systemMonitor'],
    menu: { section: 'Risk', position: 40, label: 'Processing Monitor', icon: SystemIcon },
    keywords: [
      'metrics',
      'suspicious IPs',
      'disabled features',
      'processor sessions',
      'timeouts',
      'run now',
      'scheduled work',
    ],
    load: () => import('./page.tsx'),
  },
]);
