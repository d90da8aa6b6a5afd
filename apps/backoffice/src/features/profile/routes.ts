import { PersonIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/profile',
    title: 'Profile',
    access: 'signed-in',
    isPersonal: true,
    menu: { section: 'Settings', position: 10, icon: PersonIcon },
    keywords: ['name', 'email', 'username', 'theme', 'appearance', 'dark mode', 'colors'],
    load: () => import('./page.tsx'),
  },
]);
