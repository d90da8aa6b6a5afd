import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddIcon, ChevronDownIcon } from '../icons/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Save changes' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    variant: 'primary',
    children: 'New invoice',
    icon: <AddIcon size={16} />,
    trailingIcon: <ChevronDownIcon size={14} />,
  },
};
