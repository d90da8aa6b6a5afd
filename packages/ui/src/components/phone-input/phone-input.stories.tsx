import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneInput } from './index.ts';

const meta = {
  title: 'Fields/Phone input',
  component: PhoneInput,
  args: { label: 'Phone' },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '5551234567' } };
export const Error: Story = {
  args: { defaultValue: '555123', errorMessage: 'Enter ten digits', isTouched: true },
};
