import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDays } from '../../stories/chart-sample.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    label: 'Card volume of the last 30 days, mostly level',
    values: sampleDays(30, 100, 7).map(({ y }) => y),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
