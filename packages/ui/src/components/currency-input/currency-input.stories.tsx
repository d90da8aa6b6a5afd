import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurrencyInput } from './index.ts';

const meta = {
  title: 'Money/Currency input',
  id: 'fields-currency-input',
  component: CurrencyInput,
  args: { label: 'Amount' },
} satisfies Meta<typeof CurrencyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 1234.5 } };
export const Bounded: Story = {
  args: { min: 10, max: 1000, description: 'From $10 to $1,000' },
};
export const Negative: Story = { args: { allowNegative: true, defaultValue: -20 } };
/** The main amount of a screen. */
export const Hero: Story = { args: { size: 'hero', placeholder: '$0.00', defaultValue: 225.5 } };
export const InWords: Story = { args: { prefix: 'USD ', defaultValue: 99 } };
