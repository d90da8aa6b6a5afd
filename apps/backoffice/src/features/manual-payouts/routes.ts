import { BankIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/reporting/manual-payouts',
    title: 'Manual payouts',
    access: ['sidebar.manualPayouts'],
    feature: 'payouts',
    menu: { section: 'Processing', position: 25, label: 'Manual Payouts', icon: BankIcon },
    keywords: ['pay out by hand', 'new payout', 'deposits', 'balance'],
    list: async () => (await import('./list.tsx')).manualPayouts,
  },
]);
