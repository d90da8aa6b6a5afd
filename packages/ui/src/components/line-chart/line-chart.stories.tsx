import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatShortUsd, formatUsd, sampleDays } from '../../stories/chart-sample.ts';
import { LineChart } from './index.ts';

const meta = {
  title: 'Charts/Line chart',
  id: 'charts-linechart',
  component: LineChart,
  args: {
    label: 'Card volume by day',
    timeZone: 'America/New_York',
    formatY: formatUsd,
    formatYTick: formatShortUsd,
    series: [
      { name: 'Sales', points: sampleDays(60, 18_000, 7) },
      { name: 'Payouts', points: sampleDays(60, 9_000, 11) },
      { name: 'Refunds', points: sampleDays(60, 2_400, 13) },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Area: Story = {
  args: { kind: 'area', series: [{ name: 'Sales', points: sampleDays(60, 18_000, 7) }] },
};
export const Annotated: Story = {
  args: {
    series: [{ name: 'Sales', points: sampleDays(60, 18_000, 7) }],
    annotations: [
      { label: 'Target', y: 24_000 },
      { label: 'New prices', x: '2026-10-20' },
    ],
  },
};
export const Narrow: Story = { globals: { width: '360' } };
