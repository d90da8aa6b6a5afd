import { FlagIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/risk-management/transactions',
    title: 'Flagged payments',
    access: ['sidebar.risks'],
    menu: { section: 'Risk', position: 10, label: 'Flagged Payments', icon: FlagIcon },
    keywords: ['risk', 'fraud', 'rules', 'review', 'groups'],
    list: async () => (await import('../../entities/risk/groups/list.tsx')).riskGroups,
  },
]);
