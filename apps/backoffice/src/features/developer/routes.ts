import { KeyIcon, SystemIcon, WebhookIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/developer/api-keys',
    title: 'API keys',
    access: ['sidebar.developer'],
    menu: { section: 'Developer', position: 10, icon: KeyIcon },
    keywords: ['secret', 'token', 'integration', 'rotate'],
    load: () => import('./keys/page.tsx'),
  },
  {
    path: '/developer/webhooks',
    title: 'Webhooks',
    access: ['sidebar.webhooks'],
    menu: { section: 'Developer', position: 20, icon: WebhookIcon },
    keywords: ['events', 'deliveries', 'redeliver', 'signature'],
    load: () => import('./webhooks/page.tsx'),
  },
  {
    path: '/developer/api-logs',
    title: 'API logs',
    access: ['sidebar.apiLogs'],
    menu: { section: 'Developer', position: 30, icon: SystemIcon },
    keywords: ['requests', 'errors', 'response time', 'latency'],
    load: () => import('./logs/page.tsx'),
  },
]);
