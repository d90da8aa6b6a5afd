import { PayLinkIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/hosted-sessions',
    title: 'Hosted sessions',
    access: ['sidebar.hostedSessions'],
    menu: { section: 'Payments', position: 20, label: 'Hosted Sessions', icon: PayLinkIcon },
    keywords: ['payment links', 'checkout', 'pay page', 'token sessions', 'resend'],
    records: () => import('./records.ts'),
    load: () => import('./page.tsx'),
  },
]);
