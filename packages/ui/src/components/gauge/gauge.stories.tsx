import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from './index.ts';

const meta = {
  title: 'Charts/Gauge',
  component: Gauge,
  args: {
    label: 'Chargeback rate',
    value: 0.72,
    max: 1,
    valueText: '0.72%',
    tone: 'warning',
    detail: 'Watched from 0.65%',
  },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Percentage: Story = {
  args: { label: 'Limit used', value: 38, max: 100, valueText: '38%', tone: 'primary', detail: '' },
};
