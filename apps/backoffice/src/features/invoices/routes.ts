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
    list: async () => (await import('./list.tsx')).invoices,
  },
  {
    path: '/invoices/new',
    title: 'New invoice',
    parent: '/invoices',
    access: ['invoices.manage'],
    feature: 'invoices',
    keywords: ['create invoice', 'bill a customer'],
    load: () => import('./form/new-page.tsx'),
  },
  {
    path: '/invoices/:id',
    title: 'Invoice',
    parent: '/invoices',
    access: ['sidebar.invoices'],
    feature: 'invoices',
    load: () => import('./form/edit-page.tsx'),
  },
]);
