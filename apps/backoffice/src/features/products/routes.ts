import { ProductIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

const access = ['sidebar.products'] as const;

export const routes = defineRoutes([
  {
    path: '/products',
    title: 'Products',
    access,
    menu: { section: 'main', position: 30, icon: ProductIcon },
    keywords: ['service provider', 'branding', 'fees', 'onboarding'],
    records: async () => (await import('./records.ts')).productRecords,
    list: async () => (await import('./list.tsx')).products,
  },
  {
    path: '/products/:id/overview',
    title: 'Product',
    parent: '/products',
    access,
    load: () => import('./overview/page.tsx'),
  },
]);
