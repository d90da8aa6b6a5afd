import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Progress, ProgressRing } from './index.ts';

const meta = {
  title: 'Feedback/Progress/States',
  id: 'components-progress-states',
  component: Progress,
} satisfies Meta<typeof Progress>;
export default meta;

const values = [0, 12, 50, 87, 100] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {values.map((value) => (
        <Case key={value} label={`${value} percent`}>
          <Progress label="Export" value={value} />
        </Case>
      ))}
      {values.map((value) => (
        <Case key={value} label={`ring, ${value} percent`}>
          <ProgressRing label={`Small, ${value}`} value={value} />{' '}
          <ProgressRing label={`Large, ${value}`} value={value} size={48} />
        </Case>
      ))}
    </Cases>
  ),
};
