import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorInput } from './index.ts';

const meta = {
  title: 'Fields/Color input',
  component: ColorInput,
  args: { label: 'Primary color' },
} satisfies Meta<typeof ColorInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '#1b4f8f' } };
export const HardToRead: Story = { args: { defaultValue: 'orange' } };
export const Empty: Story = {};
export const WithoutPreview: Story = { args: { defaultValue: '#00b388', hasPreview: false } };
