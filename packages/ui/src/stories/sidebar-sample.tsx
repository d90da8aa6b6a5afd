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
  entries: [
    { href: '#dashboard', label: 'Dashboard', icon: <DashboardIcon size={18} /> },
    { href: '#disputes', label: 'Disputes', icon: <DisputeIcon size={18} /> },
    { href: '#customers', label: 'Customers', icon: <UsersIcon size={18} /> },
    { href: '#invoices', label: 'Invoices', icon: <InvoiceIcon size={18} /> },
    {
      id: 'payments',
      label: 'Payments',
      entries: [
        { href: '#transactions', label: 'Transactions', icon: <TransactionIcon size={18} /> },
        { href: '#declined', label: 'Declined', icon: <CardIcon size={18} /> },
      ],
    },
    {
      id: 'processing',
      label: 'Processing',
      entries: [
        { href: '#fees', label: 'Fees', icon: <FeesIcon size={18} /> },
        { href: '#payouts', label: 'Payouts', icon: <PayoutIcon size={18} /> },
      ],
    },
  ],
  footer: [
    { href: '#inbox', label: 'Inbox', icon: <InboxIcon size={18} />, isUnread: true },
    { href: '#developer', label: 'Developer', icon: <DeveloperIcon size={18} /> },
    { id: 'log-out', label: 'Log Out', icon: <LogOutIcon size={18} />, onPress: () => undefined },
  ],
};
