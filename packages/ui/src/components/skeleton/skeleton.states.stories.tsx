import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton/States',
  id: 'components-skeleton-states',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="a line">
        <Skeleton width="12ch" />
      </Case>
      <Case label="lines">
        <Skeleton lines={3} />
      </Case>
      <Case label="block">
        <Skeleton shape="block" height="80px" />
      </Case>
      <Case label="circle">
        <Skeleton shape="circle" width="40px" />
      </Case>
    </Cases>
  ),
};
