import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisputeIcon, PayoutIcon } from '../icons/index.ts';
import { InboxList } from './index.ts';

const meta = {
  title: 'Data/Inbox list',
  id: 'components-inboxlist',
  component: InboxList,
  args: {
    label: 'Notifications',
    items: [
      {
        id: '1',
        title: 'Blue Door Cafe has a new dispute',
        detail: '$148.27, evidence due November 24',
        time: '5 minutes ago',
        href: '#disputes',
        isUnread: true,
        icon: <DisputeIcon size={16} />,
      },
      {
        id: '2',
        title: 'Payout of November 20 reached the bank',
        detail: '$12,480.50',
        time: 'Yesterday, 4:20 PM',
        href: '#payouts',
        isUnread: false,
        icon: <PayoutIcon size={16} />,
      },
    ],
    onRead: () => undefined,
  },
} satisfies Meta<typeof InboxList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
