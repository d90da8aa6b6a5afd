import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZipInput } from './index.ts';

const meta = {
  title: 'Fields/ZIP input',
  component: ZipInput,
  args: { label: 'ZIP code' },
} satisfies Meta<typeof ZipInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '10001' } };
export const PlusFour: Story = { args: { defaultValue: '100011234' } };
