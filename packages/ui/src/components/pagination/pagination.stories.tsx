import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './index.ts';

const meta = {
  title: 'Data/Pagination',
  id: 'components-pagination',
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
