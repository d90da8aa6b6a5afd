import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './index.ts';

const options = [
  { value: 'card', label: 'Credit card' },
  { value: 'ach', label: 'Bank debit' },
  { value: 'wire', label: 'Wire', isDisabled: true },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Payment method', options },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { placeholder: 'Any method' } };
export const Grouped: Story = {
  args: {
    label: 'Status',
    options: [
      { label: 'Open', options: [{ value: 'review', label: 'In review' }] },
      {
        label: 'Closed',
        options: [
          { value: 'won', label: 'Won' },
          { value: 'lost', label: 'Lost' },
        ],
      },
    ],
  },
};
