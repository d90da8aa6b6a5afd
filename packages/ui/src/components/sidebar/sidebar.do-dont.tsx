import type { DoDontPair } from '../../stories/do-dont.ts';
import { sampleSidebar } from '../../stories/sidebar-sample.tsx';
import { CardIcon, DashboardIcon, DisputeIcon, PayoutIcon } from '../icons/index.ts';
import { Sidebar } from './index.ts';

const { brand } = sampleSidebar;
const icon = {
  dashboard: <DashboardIcon size={18} />,
  card: <CardIcon size={18} />,
  dispute: <DisputeIcon size={18} />,
  payout: <PayoutIcon size={18} />,
};

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Give every entry its own icon and a short name.',
    good: (
      <Sidebar
        brand={brand}
        activeHref="#transactions"
        entries={[
          { href: '#dashboard', label: 'Dashboard', icon: icon.dashboard },
          { href: '#transactions', label: 'Transactions', icon: icon.card },
          { href: '#disputes', label: 'Disputes', icon: icon.dispute },
          { href: '#payouts', label: 'Payouts', icon: icon.payout },
        ]}
      />
    ),
    dont: 'Don’t repeat an icon: minimized, the entries look the same.',
    bad: (
      <Sidebar
        brand={brand}
        activeHref="#transactions"
        entries={[
          { href: '#dashboard', label: 'My dashboard overview', icon: icon.card },
          { href: '#transactions', label: 'View all transactions', icon: icon.card },
          { href: '#disputes', label: 'Manage my disputes', icon: icon.card },
          { href: '#payouts', label: 'See payouts', icon: icon.card },
        ]}
      />
    ),
  },
];
