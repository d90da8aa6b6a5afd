import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { HorizontalBars } from './index.ts';

const meta = {
  title: 'Charts/Horizontal bars/States',
  id: 'charts-horizontalbars-states',
  component: HorizontalBars,
} satisfies Meta<typeof HorizontalBars>;
export default meta;

const bars = [
  { name: 'Blue Door Cafe', value: 200, text: '$200.00', detail: '80%', href: '#1' },
  { name: 'Harbor Bikes', value: 50, text: '$50.00', detail: '20%' },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="ranking">
        <HorizontalBars label="Sales" bars={bars} />
      </Case>
      <Case label="shares of a whole">
        <HorizontalBars
          label="Shares"
          scale="share"
          bars={bars.map((bar) => ({ ...bar, value: bar.value / 250 }))}
        />
      </Case>
      <Case label="nothing sold">
        <HorizontalBars
          label="Nothing"
          bars={[{ name: 'Harbor Bikes', value: 0, text: '$0.00' }]}
        />
      </Case>
      <Case label="a long name">
        <HorizontalBars
          label="Long"
          bars={[
            { name: 'The Very Long Trading Name of a Company, Inc.', value: 9, text: '$9.00' },
          ]}
        />
      </Case>
    </Cases>
  ),
};
