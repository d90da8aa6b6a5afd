import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { SegmentedBar } from './index.ts';

const meta = {
  title: 'Charts/Segmented bar/States',
  id: 'charts-segmentedbar-states',
  component: SegmentedBar,
} satisfies Meta<typeof SegmentedBar>;
export default meta;

const ages = ['Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Older', 'Disputed'];

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="two parts">
        <SegmentedBar
          label="Two"
          segments={[
            { name: 'Desktop', value: 70, text: '70%', href: '#1' },
            { name: 'Phone', value: 30, text: '30%' },
          ]}
        />
      </Case>
      <Case label="six parts">
        <SegmentedBar
          label="Six"
          segments={ages.map((name, index) => ({ name, value: 6 - index, text: `${6 - index}` }))}
        />
      </Case>
      <Case label="small">
        <SegmentedBar
          size="small"
          label="Small"
          segments={[
            { name: 'Pending', value: 9, text: '9', href: '#9' },
            { name: 'Approved', value: 7, text: '7' },
          ]}
        />
      </Case>
      <Case label="a part of nothing">
        <SegmentedBar
          label="One"
          segments={[
            { name: 'Settled', value: 12, text: '12' },
            { name: 'Failed', value: 0, text: '0' },
          ]}
        />
      </Case>
      <Case label="nothing at all">
        <SegmentedBar label="None" segments={[{ name: 'Settled', value: 0, text: '0' }]} />
      </Case>
    </Cases>
  ),
};
