import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './index.ts';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Apple Pay', description: 'On every page of this account' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultValue: true } };
export const Pending: Story = { args: { value: true, isPending: true } };
