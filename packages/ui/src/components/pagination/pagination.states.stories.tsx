import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'Data/Pagination/States',
  id: 'components-pagination-states',
  component: Pagination,
  args: { page: 1, count: 214, onChange: () => undefined },
} satisfies Meta<typeof Pagination>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="in the middle">
        <Pagination page={9} count={214} onChange={() => undefined} />
      </Case>
      <Case label="one page">
        <Pagination page={1} count={7} onChange={() => undefined} />
      </Case>
      <Case label="empty">
        <Pagination page={1} count={0} onChange={() => undefined} />
      </Case>
      <Case label="count is a lower bound">
        <Pagination page={998} count={10_000} isCountLowerBound onChange={() => undefined} />
      </Case>
    </Cases>
  ),
};
