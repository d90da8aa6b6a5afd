import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { lines: 3, width: '240px' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shapes: Story = {
  render: () => (
    <Cases>
      <Case label="text">
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
