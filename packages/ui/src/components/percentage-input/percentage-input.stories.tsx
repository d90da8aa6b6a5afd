import type { Meta, StoryObj } from '@storybook/react-vite';
import { PercentageInput } from './index.ts';

const meta = {
  title: 'Money/Percentage input',
  id: 'fields-percentage-input',
  component: PercentageInput,
  args: { label: 'Commission (percent)' },
} satisfies Meta<typeof PercentageInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2.9' } };
export const Bounded: Story = {
  args: { label: 'Reserve (percent)', min: 5, max: 25, description: '5 to 25 percent' },
};
export const FourDecimals: Story = { args: { decimals: 4, defaultValue: '0.1275' } };
