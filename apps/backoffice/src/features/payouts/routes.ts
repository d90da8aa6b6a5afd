import { PayoutIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/payouts',
    title: 'Payouts',
    access: ['sidebar.payouts'],
    feature: 'payouts',
    menu: { section: 'Processing', position: 20, icon: PayoutIcon },
    keywords: [
      'deposits',
      'transfers',
      'funding',
      'hold',
      'acknowledge',
      'balance',
      'ledger',
      'reserve',
    ],
    key: 'p',
    records: () => import('./records.ts'),
    load: () => import('./list-page.tsx'),
  },
]);
