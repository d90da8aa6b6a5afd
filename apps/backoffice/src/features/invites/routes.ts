import { MailIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/invites',
    title: 'Invites',
    access: ['sidebar.invites'],
    menu: { section: 'main', position: 40, icon: MailIcon },
    keywords: ['onboarding', 'applicants', 'invite a merchant', 'csv'],
    actions: [{ label: 'Upload invites', href: '/invites?part=upload', ability: 'invites.manage' }],
    load: () => import('./page.tsx'),
  },
]);
