import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  args: { lines: 3, width: '240px' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
