import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineEdit } from './index.ts';

const meta = {
  title: 'Fields/Inline edit',
  id: 'components-inlineedit',
  component: InlineEdit,
  args: {
    label: 'Internal name',
    value: 'Blue Door Cafe, Portland',
    onSave: () => undefined,
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Add a name' } };
