import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { createNotifications, type NotificationOptions, NotificationRegion } from './index.ts';

const meta = {
  title: 'Feedback/Notifications',
  id: 'components-notifications',
  component: NotificationRegion,
  args: { notifications: createNotifications() },
} satisfies Meta<typeof NotificationRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const EXAMPLES: NotificationOptions[] = [
  { kind: 'success', message: 'Refund of $48.20 sent.' },
  { kind: 'info', message: 'Preparing your export.' },
  { kind: 'warning', message: 'The payout account isn’t verified yet.' },
  { kind: 'danger', message: 'Error while processing the void. Try again later.', duration: 7000 },
];

function Sending() {
  const [notifications] = useState(createNotifications);
  return (
    <>
      <Inline>
        {EXAMPLES.map((example) => (
          <Button key={example.kind} onPress={() => notifications.show(example)}>
            {`Notify: ${example.kind}`}
          </Button>
        ))}
      </Inline>
      <NotificationRegion notifications={notifications} />
    </>
  );
}

export const Default: Story = { render: () => <Sending /> };
