import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Status as BareStatus, StatusBadge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Card not present' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: '12' } };
export const Status: Story = { render: () => <StatusBadge tone="approved">Approved</StatusBadge> };
export const WithoutGround: Story = {
  render: () => <BareStatus tone="approved">Approved</BareStatus>,
};
