import { DangerIcon, TransactionIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/transactions',
    title: 'Transactions',
    access: [
      'sidebar.transactions',
      'transactions.tab.forReview',
      'transactions.tab.processing',
      'transactions.tab.reconciliation',
      'transactions.tab.risk',
    ],
    menu: { section: 'Payments', position: 10, icon: TransactionIcon },
    keywords: ['payments', 'sales', 'refunds', 'captures', 'review', 'reconciliation'],
    key: 't',
    records: () => import('./records.ts'),
    load: () => import('./list-page.tsx'),
  },
  {
    path: '/reporting/transactions/declines',
    title: 'Declines',
    access: ['sidebar.declined'],
    menu: { section: 'Payments', position: 40, label: 'Declined', icon: DangerIcon },
    keywords: ['declined', 'refused'],
    key: 'x',
    list: async () => (await import('./list.tsx')).declined,
  },
]);
