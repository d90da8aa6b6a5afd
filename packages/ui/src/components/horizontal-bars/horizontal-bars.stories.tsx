import type { Meta, StoryObj } from '@storybook/react-vite';
import { HorizontalBars } from './index.ts';

const meta = {
  title: 'Charts/Horizontal bars',
  id: 'charts-horizontalbars',
  component: HorizontalBars,
  args: {
    label: 'Sales by sub-merchant',
    bars: [
      { name: 'Blue Door Cafe', value: 84_120, text: '$84,120.00', detail: '52.7%', href: '#1' },
      { name: 'Harbor Bikes', value: 51_344, text: '$51,344.00', detail: '32.1%', href: '#2' },
      {
        name: 'Lantern Quay Books',
        value: 24_290,
        text: '$24,290.00',
        detail: '15.2%',
        href: '#3',
      },
    ],
  },
} satisfies Meta<typeof HorizontalBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Each track is the whole. */
export const Shares: Story = {
  args: {
    label: 'Sessions by device',
    scale: 'share',
    bars: [
      { name: 'Desktop', value: 0.7051, text: '1,420', detail: '70.51%' },
      { name: 'Phone', value: 0.25, text: '503', detail: '25.00%' },
      { name: 'Tablet', value: 0.0449, text: '90', detail: '4.49%' },
    ],
  },
};
