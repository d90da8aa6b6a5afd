import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Fields/Password field',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const New: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    description: 'At least 12 characters',
    defaultValue: 'correct horse',
    strength: { level: 3, label: 'Good' },
  },
};
