import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Layout/Page header',
  id: 'components-pageheader',
  component: PageHeader,
  args: { title: 'Transactions' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Record: Story = {
  args: {
    title: 'Blue Door Cafe',
    description: 'Sub-merchant 20418, since March 2024',
    breadcrumbs: [
      { label: 'Accounts', href: '#accounts' },
      { label: 'Harbor Product', href: '#product' },
    ],
    badges: <StatusBadge tone="review">In review</StatusBadge>,
    actions: (
      <>
        <Button>Edit</Button>
        <Button variant="primary">Approve</Button>
      </>
    ),
  },
};
