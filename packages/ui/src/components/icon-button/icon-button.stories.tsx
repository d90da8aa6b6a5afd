import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteIcon, RefreshIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Actions/Icon button',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Refresh', icon: <RefreshIcon size={16} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Danger: Story = {
  args: { label: 'Delete', variant: 'danger', icon: <DeleteIcon size={16} /> },
};
