import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Checklist } from './index.ts';

const meta = {
  title: 'Feedback/Checklist/States',
  id: 'components-checklist-states',
  component: Checklist,
} satisfies Meta<typeof Checklist>;
export default meta;

const tasksDone = (count: number) =>
  ['Add a bank account', 'Verify the owner'].map((title, index) => ({
    id: title,
    title,
    description: 'Takes a minute.',
    isDone: index < count,
  }));

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="nothing done">
        <Checklist title="Begin" tasks={tasksDone(0)} />
      </Case>
      <Case label="some done">
        <Checklist title="Go on" tasks={tasksDone(1)} />
      </Case>
      <Case label="all done">
        <Checklist title="Finished" tasks={tasksDone(2)} />
      </Case>
    </Cases>
  ),
};
