import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatShortUsd, formatUsd, sampleMonths } from '../../stories/chart-sample.ts';
import { BarChart } from './index.ts';

const meta = {
  title: 'Charts/Bar chart',
  id: 'charts-barchart',
  component: BarChart,
  args: {
    label: 'Card volume by month',
    timeZone: 'America/New_York',
    formatY: formatUsd,
    formatYTick: formatShortUsd,
    series: [
      { name: 'Sales', points: sampleMonths(18_000, 7) },
      { name: 'Refunds', points: sampleMonths(4_000, 11) },
      { name: 'Chargebacks', points: sampleMonths(1_500, 13) },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Parts of a whole; values that don't add up belong side by side. */
export const Stacked: Story = {
  args: {
    arrangement: 'stacked',
    series: [
      { name: 'Visa', points: sampleMonths(10_400, 7) },
      { name: 'Mastercard', points: sampleMonths(6_100, 11) },
      { name: 'American Express', points: sampleMonths(1_900, 13) },
    ],
  },
};
export const Narrow: Story = { globals: { width: '360' } };
