import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDays } from '../../stories/figures.ts';
import { LineChart } from './index.ts';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    label: 'Card volume by day',
    timeZone: 'UTC',
    formatY: (value) => money.format(value),
    series: [
      { name: 'Sales', points: exampleDays(18_000, 4200) },
      { name: 'Refunds', points: exampleDays(2400, 900) },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Area: Story = {
  args: {
    kind: 'area',
    series: [{ name: 'Sales', points: exampleDays(18_000, 4200) }],
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = { args: { series: [] } };
