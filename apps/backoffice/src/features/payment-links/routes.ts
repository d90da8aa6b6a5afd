import { SendIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/send/payment-link',
    title: 'Send payment link',
    access: ['sidebar.paylink'],
    feature: 'payLinks',
    menu: { section: 'Payments', position: 30, label: 'Send Payment Link', icon: SendIcon },
    keywords: ['pay by link', 'request a payment', 'text to pay', 'QR code'],
    load: () => import('./send/page.tsx'),
  },
  {
    path: '/payment-link-manager',
    title: 'Payment link manager',
    parent: '/send/payment-link',
    access: ['paymentLinkManager'],
    feature: 'payLinks',
    keywords: ['templates', 'payment link templates', 'payment links'],
    load: () => import('./manager/page.tsx'),
  },
]);
