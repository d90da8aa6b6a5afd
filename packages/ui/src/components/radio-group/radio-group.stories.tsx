import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Fields/Radio group',
  component: RadioGroup,
  args: {
    label: 'Ask the customer for',
    options: [
      { value: 'amount', label: 'An amount', description: 'A sum set here' },
      { value: 'cart', label: 'A cart', description: 'Items with quantity and price' },
    ],
    defaultValue: 'amount',
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Horizontal: Story = {
  args: {
    label: 'Output',
    orientation: 'horizontal',
    options: [
      { value: 'csv', label: 'CSV' },
      { value: 'png', label: 'PNG' },
      { value: 'pdf', label: 'PDF', isDisabled: true },
    ],
    defaultValue: 'csv',
  },
};
