import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { BulkActionBar } from './index.ts';

const meta = {
  title: 'Actions/Bulk action bar',
  id: 'components-bulkactionbar',
  component: BulkActionBar,
  args: {
    count: 12,
    summary: '$4,250.00 in total',
    onClear: () => undefined,
    children: (
      <>
        <Button size="small">Export</Button>
        <Button size="small" variant="danger">
          Void 12 transactions
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
