import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/Empty state',
  id: 'components-emptystate',
  component: EmptyState,
  args: {
    title: 'No invoices yet',
    children: 'Send the first one: the customer pays by card or bank account from the email.',
    actions: <Button variant="primary">New invoice</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
