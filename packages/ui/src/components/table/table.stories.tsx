import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type ExamplePayment, exampleColumns, examplePayments } from '../../stories/payments.tsx';
import { BulkActionBar } from '../bulk-action-bar/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { Menu } from '../menu/index.ts';
import {
  type ColumnSettings,
  initialColumnSettings,
  Table,
  type TableProps,
  type TableSort,
} from './index.ts';

const meta = {
  title: 'Data/Table',
  id: 'components-table',
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

/** Expandable rows, and sticky and resizable columns. */
function Adjusting(props: TableProps<ExamplePayment>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set([props.rows[1]?.id ?? '']));
  const [settings, setSettings] = useState<ColumnSettings>(initialColumnSettings);
  return (
    <Table
      {...props}
      isFirstColumnSticky
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      selection={{ selected, onChange: setSelected, label: (row) => `transaction ${row.id}` }}
      expansion={{
        expanded,
        onChange: setExpanded,
        render: (row) => `${row.customer} paid with ${row.card}`,
        label: (row) => row.id,
      }}
    />
  );
}

function SelectingAll(props: TableProps<ExamplePayment>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(props.rows.map((row) => row.id)),
  );
  const [isAll, setAll] = useState(false);
  return (
    <Table
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        label: (row) => `transaction ${row.id}`,
        matching: { total: 1240, isAll, onChange: setAll },
        actions: (
          <BulkActionBar
            count={isAll ? 1240 : selected.size}
            onClear={() => {
              setAll(false);
              setSelected(new Set());
            }}
          >
            <Button size="small">Export</Button>
          </BulkActionBar>
        ),
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Working {...args} /> };
export const StickyHeader: Story = {
  args: {
    label: 'Transactions under a header that stays',
    rows: examplePayments(24),
    maxHeight: '420px',
  },
  render: (args) => <Working {...args} />,
};
export const RowsThatOpen: Story = {
  args: { label: 'Transactions that open' },
  render: (args) => <Adjusting {...args} />,
};
export const NarrowWithStickyColumn: Story = {
  globals: { width: '1024' },
  args: { label: 'Transactions beside a column that stays', rows: examplePayments(5) },
  render: (args) => (
    <div data-stage="" style={{ inlineSize: 660 }}>
      <Adjusting {...args} />
    </div>
  ),
};
export const AllThatMatch: Story = {
  args: { label: 'Transactions, all selected', rows: examplePayments(4) },
  render: (args) => <SelectingAll {...args} />,
};
export const Comfortable: Story = {
  args: { label: 'Transactions in high rows', density: 'comfortable' },
  render: (args) => <Table {...args} />,
};
export const Cards: Story = {
  globals: { width: '360' },
  args: { label: 'Transactions on a phone', rows: examplePayments(4) },
  render: (args) => <Working {...args} />,
};
