import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './index.ts';

const meta = {
  title: 'Fields/Text field',
  component: TextField,
  args: { label: 'Company name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, description: 'As it is registered' } };
export const Error: Story = {
  args: { errorMessage: 'Enter a company name', isTouched: true, isRequired: true },
};
export const Email: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', placeholder: 'name@example.com' },
};
