import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type ExamplePayment, exampleColumns, examplePayments } from '../../stories/payments.tsx';
import { IconButton } from '../icon-button/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { Menu } from '../menu/index.ts';
import { Table, type TableProps, type TableSort } from './index.ts';

const meta = {
  title: 'Components/Table',
  component: Table<ExamplePayment>,
  args: {
    label: 'Transactions',
    columns: exampleColumns,
    rows: examplePayments(8),
    rowKey: (row) => row.id,
  },
} satisfies Meta<typeof Table<ExamplePayment>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowActions = (row: ExamplePayment) => (
  <Menu
    label={`Actions for ${row.id}`}
    placement="bottom end"
    trigger={
      <IconButton size="small" label={`Actions for ${row.id}`} icon={<MoreIcon size={16} />} />
    }
    entries={[
      { id: 'refund', label: 'Refund' },
      { id: 'receipt', label: 'Send receipt' },
    ]}
  />
);

function Working(props: TableProps<ExamplePayment>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([props.rows[1]?.id ?? '']));
  const [sort, setSort] = useState<TableSort>({ columnId: 'created', direction: 'descending' });
  return (
    <Table
      {...props}
      sort={sort}
      onSortChange={setSort}
      rowHref={(row) => `#${row.id}`}
      rowActions={rowActions}
      selection={{ selected, onChange: setSelected, label: (row) => `transaction ${row.id}` }}
    />
  );
}

export const Default: Story = { render: (args) => <Working {...args} /> };
export const StickyHeader: Story = {
  args: { rows: examplePayments(24), maxHeight: '420px' },
  render: (args) => <Working {...args} />,
};
export const Comfortable: Story = { args: { density: 'comfortable' } };
export const Cards: Story = {
  globals: { width: '360' },
  args: { rows: examplePayments(4) },
  render: (args) => <Working {...args} />,
};
