import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Case, Cases } from '../../stories/cases.tsx';
import { Pagination, type PaginationProps } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, count: 214, onChange: () => undefined },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

function Paging(props: PaginationProps) {
  const [place, setPlace] = useState({ page: props.page, pageSize: props.pageSize ?? 10 });
  return <Pagination {...props} {...place} onChange={setPlace} />;
}

export const Default: Story = { render: (args) => <Paging {...args} /> };
export const States: Story = {
  render: () => (
    <Cases isWide>
      <Case label="in the middle">
        <Paging page={9} count={214} onChange={() => undefined} />
      </Case>
      <Case label="one page">
        <Paging page={1} count={7} onChange={() => undefined} />
      </Case>
      <Case label="empty">
        <Paging page={1} count={0} onChange={() => undefined} />
      </Case>
      <Case label="count is a lower bound">
        <Paging page={998} count={10_000} isCountLowerBound onChange={() => undefined} />
      </Case>
    </Cases>
  ),
};
