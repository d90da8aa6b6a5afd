import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  AccountIcon,
  CardIcon,
  DashboardIcon,
  DisputeIcon,
  FeesIcon,
  InboxIcon,
  InvoiceIcon,
  LogOutIcon,
  PayoutIcon,
  SendIcon,
  SettingsIcon,
  TransactionIcon,
  UsersIcon,
} from '../icons/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { AppLayout, Sidebar, type SidebarProps } from './index.ts';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  args: {
    brand: { title: 'Harbor Backoffice' },
    version: '5.45.0',
    activeHref: '/reporting/transactions',
    entries: [
      { href: '/dashboard', label: 'Dashboard', icon: <DashboardIcon size={18} /> },
      { href: '/accounts-view', label: 'Accounts', icon: <AccountIcon size={18} /> },
      { href: '/disputes', label: 'Disputes', icon: <DisputeIcon size={18} /> },
      { href: '/virtual-terminal', label: 'Virtual Terminal', icon: <CardIcon size={18} /> },
      { href: '/invoices', label: 'Invoices', icon: <InvoiceIcon size={18} /> },
      {
        id: 'payments',
        label: 'Payments',
        entries: [
          {
            href: '/reporting/transactions',
            label: 'Transactions',
            icon: <TransactionIcon size={18} />,
          },
          { href: '/send/payment-link', label: 'Send Payment Link', icon: <SendIcon size={18} /> },
        ],
      },
      {
        id: 'processing',
        label: 'Processing',
        entries: [
          { href: '/reporting/fees', label: 'Fees', icon: <FeesIcon size={18} /> },
          { href: '/reporting/payouts', label: 'Payouts', icon: <PayoutIcon size={18} /> },
        ],
      },
      {
        id: 'users',
        label: 'Users',
        entries: [{ href: '/users/manage', label: 'Manage', icon: <UsersIcon size={18} /> }],
      },
    ],
    footer: [
      { href: '/inbox', label: 'Inbox', icon: <InboxIcon size={18} />, isUnread: true },
      { href: '/profile', label: 'Profile', icon: <SettingsIcon size={18} /> },
      { id: 'out', label: 'Log Out', icon: <LogOutIcon size={18} />, onPress: () => undefined },
    ],
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Framed(props: SidebarProps) {
  const [isMini, setMini] = useState(props.isMini ?? false);
  return (
    <AppLayout
      sidebar={{ ...props, isMini, onMiniChange: setMini }}
      topBar="Harbor Payments Backoffice"
      footer="© 2026 Harbor Payments"
    >
      <PageHeader title="Transactions" />
    </AppLayout>
  );
}

export const Default: Story = { render: (args) => <Framed {...args} /> };
export const Minimized: Story = {
  args: { isMini: true },
  render: (args) => <Framed {...args} />,
};
