import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { InboxList } from './index.ts';

const meta = {
  title: 'Data/Inbox list/States',
  id: 'components-inboxlist-states',
  component: InboxList,
} satisfies Meta<typeof InboxList>;
export default meta;

const opened = { title: 'A dispute was opened', time: '5 minutes ago', href: '#1', isUnread: true };
const arrived = { title: 'A payout has arrived', time: 'Yesterday', href: '#2', isUnread: false };
const items = [
  { ...opened, id: '1' },
  { ...arrived, id: '2' },
];

const byDay = [
  { ...opened, id: '3', group: 'Today' },
  {
    id: '4',
    group: 'Today',
    title: 'Webhook not delivered',
    detail: 'The receiver returned 410.',
    time: '9:12 AM',
    isUnread: true,
    folded: ['5', '6', '7'].map((id) => ({
      id,
      title: 'Webhook not delivered',
      time: '9:12 AM',
      href: `#${id}`,
      isUnread: true,
    })),
  },
  { ...arrived, id: '8', group: 'Yesterday', href: undefined },
] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="unread and read">
        <InboxList label="Inbox" onRead={() => undefined} items={items} />
      </Case>
      <Case label="by day, the same events folded">
        <InboxList label="Inbox by day" onRead={() => undefined} items={byDay} />
      </Case>
      <Case label="nothing">
        <InboxList label="Empty inbox" items={[]} />
      </Case>
    </Cases>
  ),
};
