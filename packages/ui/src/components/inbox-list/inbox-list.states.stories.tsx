import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { InboxList } from './index.ts';

const meta = {
  title: 'Data/Inbox list/States',
  id: 'components-inboxlist-states',
  component: InboxList,
} satisfies Meta<typeof InboxList>;
export default meta;

const items = [
  { id: '1', title: 'A dispute was opened', time: '5 minutes ago', href: '#1', isUnread: true },
  { id: '2', title: 'A payout has arrived', time: 'Yesterday', href: '#2', isUnread: false },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="unread and read">
        <InboxList label="Inbox" onRead={() => undefined} items={items} />
      </Case>
      <Case label="nothing">
        <InboxList label="Empty inbox" items={[]} />
      </Case>
    </Cases>
  ),
};
