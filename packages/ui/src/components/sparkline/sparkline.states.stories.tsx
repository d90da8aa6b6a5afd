import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { sampleDays } from '../../stories/chart-sample.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Charts/Sparkline/States',
  component: Sparkline,
} satisfies Meta<typeof Sparkline>;
export default meta;

const values = sampleDays(30, 100, 7).map(({ y }) => y);

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {(['primary', 'neutral', 'success', 'danger'] as const).map((tone) => (
        <Case key={tone} label={tone}>
          <Sparkline label={`Figures, ${tone}`} values={values} tone={tone} />
        </Case>
      ))}
      <Case label="level">
        <Sparkline label="Level" values={[4, 4, 4]} />
      </Case>
      <Case label="one value">
        <Sparkline label="One value" values={[4]} />
      </Case>
    </Cases>
  ),
};
