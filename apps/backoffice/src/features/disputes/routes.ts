import { DisputeIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/disputes',
    title: 'Disputes',
    access: ['sidebar.disputes'],
    menu: { section: 'main', position: 50, icon: DisputeIcon },
    keywords: ['chargebacks', 'inquiries', 'retrievals', 'evidence'],
    records: () => import('./records.ts'),
    list: async () => (await import('./list.tsx')).disputes,
  },
]);
