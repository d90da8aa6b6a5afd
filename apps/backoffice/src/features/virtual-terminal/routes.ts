import { CardIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/virtual-terminal',
    title: 'Virtual Terminal',
    access: ['sidebar.virtualTerminal'],
    feature: 'virtualTerminal',
    menu: { section: 'main', position: 70, icon: CardIcon },
    keywords: ['charge', 'sale', 'take a payment', 'authorize'],
    key: 'v',
    actions: [
      { label: 'New sale', href: '/virtual-terminal', keywords: ['charge', 'take a payment'] },
    ],
    load: () => import('./page.tsx'),
  },
]);
