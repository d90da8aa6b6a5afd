import {
  CardIcon,
  DashboardIcon,
  DeveloperIcon,
  DisputeIcon,
  FeesIcon,
  InboxIcon,
  InvoiceIcon,
  LogOutIcon,
  PayoutIcon,
  TransactionIcon,
  UsersIcon,
} from '../components/icons/index.ts';
import type { SidebarProps } from '../components/sidebar/index.ts';

/** A sidebar with every kind of entry, for stories. */
export const sampleSidebar: SidebarProps = {
  brand: { title: 'Harbor Backoffice', href: '#home' },
  activeHref: '#transactions',
  version: '2.14.0',
  search: { label: 'Search', shortcut: 'mod+k', onPress: () => undefined },
  entries: [
    { href: '#dashboard', label: 'Dashboard', icon: <DashboardIcon size={16} /> },
    { href: '#disputes', label: 'Disputes', icon: <DisputeIcon size={16} />, count: 7 },
    { href: '#customers', label: 'Customers', icon: <UsersIcon size={16} /> },
    { href: '#invoices', label: 'Invoices', icon: <InvoiceIcon size={16} /> },
    {
      id: 'payments',
      label: 'Payments',
      entries: [
        { href: '#transactions', label: 'Transactions', icon: <TransactionIcon size={16} /> },
        { href: '#declined', label: 'Declined', icon: <CardIcon size={16} /> },
      ],
    },
    {
      id: 'processing',
      label: 'Processing',
      entries: [
        { href: '#fees', label: 'Fees', icon: <FeesIcon size={16} /> },
        { href: '#payouts', label: 'Payouts', icon: <PayoutIcon size={16} /> },
      ],
    },
  ],
  footer: [
    { href: '#inbox', label: 'Inbox', icon: <InboxIcon size={16} />, isUnread: true, count: 24 },
    { href: '#developer', label: 'Developer', icon: <DeveloperIcon size={16} /> },
    { id: 'log-out', label: 'Log Out', icon: <LogOutIcon size={16} />, onPress: () => undefined },
  ],
};
