import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedBar } from './index.ts';

const meta = {
  title: 'Charts/Segmented bar',
  id: 'charts-segmentedbar',
  component: SegmentedBar,
  args: {
    label: 'Payouts by state',
    segments: [
      { name: 'On hold', value: 402_577, text: '$4,025.77', href: '#on-hold' },
      { name: 'Approved', value: 8_210_040, text: '$82,100.40' },
      { name: 'In transit', value: 7_299_471, text: '$72,994.71' },
    ],
  },
} satisfies Meta<typeof SegmentedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
