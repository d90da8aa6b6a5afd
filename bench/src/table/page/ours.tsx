import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import {
  type Column,
  type ColumnSettings,
  initialColumnSettings,
  Table,
  type TableSort,
} from '@payfac/ui/table';
import { useMemo, useState } from 'react';
import { type Row, sortRows, TEXT_HEADERS, VIEWPORT } from './contender.ts';
import { reactContender } from './react-contender.tsx';

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  {
    id: 'amount',
    header: 'Amount',
    render: (row) => String(row.amount),
    align: 'end',
    isSortable: true,
  },
  ...TEXT_HEADERS.map(
    (header, index): Column<Row> => ({
      id: header,
      header,
      render: (row) => row.texts[index] ?? '',
    }),
  ),
];

const rowKey = (row: Row) => row.id;
const rowHref = (row: Row) => `#${row.id}`;
const label = (row: Row) => row.id;

/** With links, selection on all pages, columns to resize and one that stays. */
function OurTable({ rows }: { readonly rows: readonly Row[] }) {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [settings, setSettings] = useState<ColumnSettings>(initialColumnSettings);
  const sorted = useMemo(() => sortRows(rows, sort?.direction), [rows, sort]);
  return (
    <Table
      label="Transactions"
      columns={columns}
      rows={sorted}
      rowKey={rowKey}
      rowHref={rowHref}
      sort={sort}
      onSortChange={setSort}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      isFirstColumnSticky
      maxHeight={`${VIEWPORT}px`}
      selection={{
        selected,
        onChange: setSelected,
        label,
        matching: { total: 100_000, isAll, onChange: setAll },
      }}
    />
  );
}

export const ours = reactContender('ours', OurTable);
