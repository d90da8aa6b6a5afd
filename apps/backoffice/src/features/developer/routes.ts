import { DeveloperIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/developer/api-keys',
    title: 'API keys',
    access: ['sidebar.developer'],
    group: 'Developer',
    menu: {
      section: 'footer',
      position: 20,
      label: 'Developer',
      href: '/developer',
      icon: DeveloperIcon,
    },
    keywords: ['secret', 'token', 'integration', 'rotate'],
    load: () => import('./keys/page.tsx'),
  },
  {
    path: '/developer/webhooks',
    title: 'Webhooks',
    access: ['sidebar.webhooks'],
    group: 'Developer',
    keywords: ['events', 'deliveries', 'redeliver', 'signature'],
    list: async () => (await import('./webhooks/list.tsx')).deliveries,
  },
  {
    path: '/developer/api-logs',
    title: 'API logs',
    access: ['sidebar.apiLogs'],
    group: 'Developer',
    keywords: ['requests', 'errors', 'response time', 'latency'],
    load: () => import('./logs/page.tsx'),
  },
]);
