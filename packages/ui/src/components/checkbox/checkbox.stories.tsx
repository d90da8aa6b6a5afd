import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send a receipt by email' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { defaultValue: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Described: Story = {
  args: { description: 'To the address of the customer', isRequired: true },
};
