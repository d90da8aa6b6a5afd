import { InvoiceIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/invoices',
    title: 'Invoices',
    access: ['sidebar.invoices'],
    feature: 'invoices',
    menu: { section: 'main', position: 90, icon: InvoiceIcon },
    keywords: ['bills', 'billing', 'overdue', 'due'],
    key: 'i',
    records: () => import('./records.ts'),
    load: () => import('./list-page.tsx'),
  },
]);
