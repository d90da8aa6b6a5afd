import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './index.ts';

const meta = {
  title: 'Fields/Search field',
  component: SearchField,
  args: { label: 'Search transactions' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Blue Door' } };
export const InAToolbar: Story = {
  args: { isLabelHidden: true, placeholder: 'Search transactions' },
};
