import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDays } from '../../stories/figures.ts';
import { BarChart } from './index.ts';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    label: 'Transactions by day',
    timeZone: 'UTC',
    series: [
      { name: 'Approved', points: exampleDays(180, 60).slice(0, 14) },
      { name: 'Declined', points: exampleDays(40, 20).slice(0, 14) },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stacked: Story = { args: { arrangement: 'stacked' } };
export const Kinds: Story = {
  args: {
    label: 'Token sessions by device',
    series: [
      {
        name: 'Sessions',
        points: [
          { x: 'Desktop', y: 1240 },
          { x: 'Phone', y: 2210 },
          { x: 'Tablet', y: 310 },
        ],
      },
    ],
  },
};
