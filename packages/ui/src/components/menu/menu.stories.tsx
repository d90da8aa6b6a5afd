import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import {
  CardIcon,
  ChevronDownIcon,
  CopyIcon,
  DeleteIcon,
  MoonIcon,
  SendIcon,
  SunIcon,
} from '../icons/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Actions/Menu',
  id: 'components-menu',
  component: Menu,
  args: {
    label: 'Invoice actions',
    trigger: <Button trailingIcon={<ChevronDownIcon size={14} />}>Actions</Button>,
    entries: [
      { id: 'send', label: 'Send again', icon: <SendIcon size={16} /> },
      { id: 'charge', label: 'Charge now', icon: <CardIcon size={16} /> },
      { id: 'copy', label: 'Copy link', icon: <CopyIcon size={16} />, isDisabled: true },
      { id: 'void', label: 'Void', icon: <DeleteIcon size={16} />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Groups: Story = {
  args: {
    label: 'Account',
    isOpen: true,
    entries: [
      {
        id: 'mode',
        label: 'Mode',
        entries: [
          { id: 'light', label: 'Light', icon: <SunIcon size={16} />, isSelected: true },
          { id: 'dark', label: 'Dark', icon: <MoonIcon size={16} /> },
        ],
      },
      {
        id: 'account',
        entries: [
          { id: 'profile', label: 'Profile', description: 'ada@example.com', href: '#profile' },
          { id: 'out', label: 'Log Out' },
        ],
      },
    ],
  },
};
