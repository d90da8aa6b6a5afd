import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ExamplePayment, exampleColumns, examplePayments } from '../../stories/payments.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Table } from './index.ts';

const meta = {
  title: 'Data/Table/States',
  id: 'components-table-states',
  component: Table<ExamplePayment>,
  args: {
    label: 'Transactions',
    columns: exampleColumns,
    rows: [],
    rowKey: (row) => row.id,
  },
} satisfies Meta<typeof Table<ExamplePayment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { isLoading: true, loadingRows: 6 } };
export const Refreshing: Story = { args: { rows: examplePayments(4), isRefreshing: true } };
export const Empty: Story = {
  args: {
    empty: (
      <EmptyState title="No transactions yet">
        Payments will show up here as they happen.
      </EmptyState>
    ),
  },
};
export const Cards: Story = {
  args: { rows: examplePayments(2) },
  render: (args) => (
    <div data-stage="" style={{ maxInlineSize: 360 }}>
      <Table
        {...args}
        selection={{
          selected: new Set(['tx_2ex4']),
          onChange: () => undefined,
          label: ({ id }) => `transaction ${id}`,
        }}
      />
    </div>
  ),
};
export const Failed: Story = {
  args: {
    error: (
      <EmptyState
        tone="danger"
        title="Couldn’t load transactions"
        actions={<Button>Try again</Button>}
      />
    ),
  },
};
