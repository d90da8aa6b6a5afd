import { PersonIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/customers',
    title: 'Customers',
    access: ['sidebar.customers'],
    feature: 'customers',
    menu: { section: 'main', position: 60, icon: PersonIcon },
    keywords: ['payers', 'vault', 'saved cards', 'bank accounts', 'card on file'],
    records: () => import('./records.ts'),
    list: async () => (await import('./list.tsx')).customers,
  },
]);
