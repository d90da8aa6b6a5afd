import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { CardIcon, CopyIcon, DeleteIcon, SendIcon } from '../icons/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Actions/Menu/States',
  id: 'components-menu-states',
  component: Menu,
  args: {
    label: 'Invoice actions',
    isOpen: true,
    trigger: <Button>Actions</Button>,
    entries: [],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  args: {
    entries: [
      { id: 'send', label: 'Send again', icon: <SendIcon size={16} /> },
      { id: 'charge', label: 'Charge now', description: 'Visa 4242', icon: <CardIcon size={16} /> },
      { id: 'copy', label: 'Copy link', icon: <CopyIcon size={16} />, isDisabled: true },
      { id: 'void', label: 'Void', icon: <DeleteIcon size={16} />, tone: 'danger' },
    ],
  },
};

export const GroupsAndChoice: Story = {
  args: {
    entries: [
      {
        id: 'period',
        label: 'Period',
        entries: [
          { id: 'day', label: 'Day' },
          { id: 'week', label: 'Week', isSelected: true },
          { id: 'month', label: 'Month' },
        ],
      },
      { id: 'more', entries: [{ id: 'export', label: 'Export as CSV', href: '#export' }] },
    ],
  },
};
