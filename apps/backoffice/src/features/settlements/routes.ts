import { SettlementIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/settlement',
    title: 'Settlement',
    access: ['sidebar.settlements'],
    menu: { section: 'Processing', position: 30, icon: SettlementIcon },
    keywords: ['batches', 'deposits', 'net', 'reserve'],
    list: async () => (await import('./list.tsx')).settlements,
  },
]);
