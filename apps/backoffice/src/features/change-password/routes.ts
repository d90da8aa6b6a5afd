import { LockIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/change-password',
    title: 'Change password',
    access: 'signed-in',
    isPersonal: true,
    menu: { section: 'Settings', position: 20, label: 'Change Password', icon: LockIcon },
    load: () => import('./page.tsx'),
  },
]);
