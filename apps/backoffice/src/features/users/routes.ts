import { UsersIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/users/manage',
    title: 'Users',
    access: ['sidebar.users.manage', 'sidebar.users.activities'],
    menu: { section: 'Users', position: 10, label: 'Manage', icon: UsersIcon },
    keywords: ['people', 'staff', 'roles', 'unlock', 'activity', 'audit log'],
    key: 'u',
    records: () => import('./records.ts'),
    load: () => import('./list-page.tsx'),
  },
]);
