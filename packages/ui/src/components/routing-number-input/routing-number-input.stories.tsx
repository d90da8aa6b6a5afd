import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoutingNumberInput } from './index.ts';

const meta = {
  title: 'Money/Routing number input',
  id: 'fields-routing-number-input',
  component: RoutingNumberInput,
  args: { label: 'Routing number' },
} satisfies Meta<typeof RoutingNumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '021000021' } };
export const WrongCheckDigit: Story = {
  args: {
    defaultValue: '021000022',
    errorMessage: 'Check the routing number: its last digit does not fit the others',
    isTouched: true,
  },
};
