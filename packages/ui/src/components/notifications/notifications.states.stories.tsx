import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  createNotifications,
  type NotificationOptions,
  NotificationRegion,
  type NotificationRegionProps,
} from './index.ts';

const meta = {
  title: 'Feedback/Notifications/States',
  id: 'components-notifications-states',
  component: NotificationRegion,
  args: { notifications: createNotifications() },
} satisfies Meta<NotificationRegionProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type ShownProps = Omit<NotificationOptions, 'duration'>;

function Shown(props: ShownProps) {
  const [notifications] = useState(() => {
    const made = createNotifications();
    made.show({ ...props, duration: 3_600_000 });
    return made;
  });
  return <NotificationRegion notifications={notifications} />;
}

export const Success: Story = {
  render: () => <Shown kind="success" message="Refund of $48.20 sent." />,
};
export const WithTitleAndAction: Story = {
  render: () => (
    <Shown
      kind="success"
      title="Payout on its way"
      message="$1,372.24 to Thistle Roofing, by Nov 28."
      action={{ label: 'View', onPress: () => undefined }}
    />
  ),
};
export const Info: Story = {
  render: () => <Shown kind="info" message="Preparing your export." />,
};
export const Warning: Story = {
  render: () => <Shown kind="warning" message="The payout account isn’t verified yet." />,
};
export const Danger: Story = {
  render: () => (
    <Shown
      kind="danger"
      message="Error while processing the void of transaction tx_8f21aa90c4d2e7b1. Try again later."
    />
  ),
};
