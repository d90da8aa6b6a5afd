import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Checklist } from './index.ts';

const meta = {
  title: 'Feedback/Checklist',
  id: 'components-checklist',
  component: Checklist,
  args: {
    title: 'Before the first sale',
    tasks: [
      { id: 'business', title: 'Describe the business', isDone: true },
      {
        id: 'bank',
        title: 'Add a bank account',
        description: 'Payouts go there.',
        isDone: false,
        action: <Button size="small">Add account</Button>,
      },
      { id: 'owner', title: 'Verify the owner', description: 'Takes a day.', isDone: false },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
