import { InboxIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/inbox',
    title: 'Inbox',
    access: 'signed-in',
    menu: { section: 'footer', position: 10, icon: InboxIcon },
    keywords: ['notifications', 'messages', 'unread'],
    key: 'n',
    load: () => import('./page.tsx'),
  },
]);
