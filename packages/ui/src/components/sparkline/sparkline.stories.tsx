import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDays } from '../../stories/figures.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    label: 'Card volume, 30 days',
    values: exampleDays(18_000, 4200).map((day) => day.y),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
