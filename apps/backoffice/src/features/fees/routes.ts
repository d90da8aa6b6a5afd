import { FeesIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/fees',
    title: 'Fees',
    access: ['sidebar.fees'],
    menu: { section: 'Processing', position: 10, icon: FeesIcon },
    keywords: ['charges', 'commission', 'cost'],
    list: async () => (await import('./list.tsx')).fees,
  },
]);
