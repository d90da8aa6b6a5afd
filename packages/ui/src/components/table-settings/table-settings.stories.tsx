import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleColumns, examplePayments } from '../../stories/payments.tsx';
import { type ColumnSettings, initialColumnSettings, Table } from '../table/index.ts';
import { TableSettings } from './index.ts';

const meta = {
  title: 'Data/Table settings',
  id: 'components-table-settings',
  component: TableSettings,
  args: { columns: exampleColumns, settings: initialColumnSettings, onChange: () => undefined },
} satisfies Meta<typeof TableSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

interface WithTableProps {
  readonly label: string;
  readonly initial: ColumnSettings;
}

function WithTable({ label, initial }: WithTableProps) {
  const [settings, setSettings] = useState(initial);
  return (
    <div data-stage="" style={{ display: 'grid', gap: 12, justifyItems: 'stretch' }}>
      <div>
        <TableSettings columns={exampleColumns} settings={settings} onChange={setSettings} />
      </div>
      <Table
        label={label}
        columns={exampleColumns}
        rows={examplePayments(6)}
        rowKey={(row) => row.id}
        columnSettings={settings}
        onColumnSettingsChange={setSettings}
      />
    </div>
  );
}

export const Default: Story = {
  render: () => <WithTable label="Transactions" initial={initialColumnSettings} />,
};
export const Adjusted: Story = {
  render: () => (
    <WithTable
      label="Transactions, adjusted"
      initial={{
        order: ['id', 'amount', 'status'],
        hidden: ['card'],
        widths: { customer: 96 },
        density: 'comfortable',
      }}
    />
  ),
};
