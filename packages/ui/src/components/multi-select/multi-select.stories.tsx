import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelect } from './index.ts';

const options = ['Visa', 'Mastercard', 'Amex', 'Discover', 'JCB'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Fields/Multi-select',
  component: MultiSelect,
  args: { label: 'Card brands', options, placeholder: 'Any' },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['visa', 'amex'] } };
export const Empty: Story = {};
export const OwnValues: Story = {
  args: {
    label: 'Merchant category codes',
    options: [],
    allowsCustomValue: true,
    isDigitsOnly: true,
    defaultValue: ['5812', '5814'],
  },
};
