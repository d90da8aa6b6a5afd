import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagsInput } from './index.ts';

const meta = {
  title: 'Fields/Tags input',
  component: TagsInput,
  args: { label: 'Tags', placeholder: 'Add a tag' },
} satisfies Meta<typeof TagsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['wholesale', 'seasonal'] } };
export const Empty: Story = {};
export const Many: Story = {
  args: {
    defaultValue: [
      'wholesale',
      'seasonal',
      'needs a second look by the underwriter before every payout above the limit',
      'high volume',
      'cafe',
      'east coast',
    ],
  },
};
