import { SubscriptionIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

const shared = { access: ['sidebar.subscriptions'], feature: 'subscriptions' } as const;

export const routes = defineRoutes([
  {
    ...shared,
    path: '/subscriptions',
    title: 'Subscriptions',
    group: 'Subscriptions',
    menu: { section: 'main', position: 100, icon: SubscriptionIcon },
    keywords: ['recurring', 'billing', 'retries'],
    records: async () => (await import('./records.ts')).subscriptionRecords,
    list: async () => (await import('./subscriptions/list.tsx')).subscriptions,
  },
  {
    ...shared,
    path: '/subscriptions/plans',
    title: 'Plans',
    group: 'Subscriptions',
    keywords: ['pricing', 'recurring', 'schedules'],
    records: async () => (await import('./records.ts')).planRecords,
    list: async () => (await import('./plans/list.tsx')).plans,
  },
  {
    ...shared,
    path: '/subscriptions/plans/new',
    title: 'New plan',
    parent: '/subscriptions/plans',
    access: ['subscriptions.manage'],
    keywords: ['create plan', 'pricing'],
    load: () => import('./plan/new-page.tsx'),
  },
  {
    ...shared,
    path: '/subscriptions/plans/:id',
    title: 'Plan',
    parent: '/subscriptions/plans',
    load: () => import('./plan/edit-page.tsx'),
  },
]);
