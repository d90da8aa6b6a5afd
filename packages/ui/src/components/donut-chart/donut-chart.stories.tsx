import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatUsd } from '../../stories/chart-sample.ts';
import { DonutChart } from './index.ts';

const meta = {
  title: 'Charts/Donut chart',
  id: 'charts-donutchart',
  component: DonutChart,
  args: {
    label: 'Card volume by brand',
    kindLabel: 'Brand',
    formatValue: formatUsd,
    parts: [
      { name: 'Visa', value: 84_120 },
      { name: 'Mastercard', value: 51_344 },
      { name: 'American Express', value: 18_090 },
      { name: 'Discover', value: 6_201 },
    ],
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { width: '360' } };
