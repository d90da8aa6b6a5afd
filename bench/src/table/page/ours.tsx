import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import {
  type ColumnSettings,
  initialColumnSettings,
  Table,
  type TableSort,
} from '@payfac/ui/table';
import { useMemo, useState } from 'react';
import { type Row, sortRows, VIEWPORT } from './contender.ts';
import { columns, rowKey } from './our-columns.ts';
import { reactContender } from './react-contender.tsx';

const rowHref = (row: Row) => `#${row.id}`;

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
        label: rowKey,
        matching: { total: 100_000, isAll, onChange: setAll },
      }}
    />
  );
}

export const ours = reactContender('ours', OurTable);
