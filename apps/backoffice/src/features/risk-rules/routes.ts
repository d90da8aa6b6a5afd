import { RiskIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/risk-management/rules',
    title: 'Risk rules',
    access: ['sidebar.rules'],
    menu: { section: 'Risk', position: 20, label: 'Risk Rules', icon: RiskIcon },
    keywords: ['fraud', 'velocity', 'limits', 'test run', 'decline', 'hold for review'],
    records: () => import('./records.ts'),
    load: () => import('./page.tsx'),
  },
]);
