import { InstallmentsIcon } from '@payfac/ui/icons';
import { installmentEnvironments } from '../../entities/installments/address.ts';
import { defineRoutes } from '../../shared/routes/route.ts';

const shared = {
  access: ['sidebar.installmentPlan'],
  environments: installmentEnvironments,
} as const;

export const routes = defineRoutes([
  {
    ...shared,
    path: '/installments',
    title: 'Installments',
    menu: { section: 'main', position: 80, icon: InstallmentsIcon },
    keywords: ['payment plans', 'schedules', 'past due'],
    records: () => import('./records.ts'),
    list: async () => (await import('./list.tsx')).installments,
  },
  {
    ...shared,
    path: '/installment-plan',
    title: 'New installment plan',
    parent: '/installments',
    keywords: ['create installment plan', 'down payment', 'pay over time'],
    load: () => import('./plan/new-page.tsx'),
  },
]);
