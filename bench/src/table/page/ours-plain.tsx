import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { Table, type TableSort } from '@payfac/ui/table';
import { useMemo, useState } from 'react';
import { type Row, sortRows, VIEWPORT } from './contender.ts';
import { columns, rowKey } from './our-columns.ts';
import { reactContender } from './react-contender.tsx';

/** With what plain markup has: a column that sorts and rows to select. */
function OurPlainTable({ rows }: { readonly rows: readonly Row[] }) {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sortRows(rows, sort?.direction), [rows, sort]);
  return (
    <Table
      label="Transactions"
      columns={columns}
      rows={sorted}
      rowKey={rowKey}
      sort={sort}
      onSortChange={setSort}
      maxHeight={`${VIEWPORT}px`}
      selection={{ selected, onChange: setSelected, label: rowKey }}
    />
  );
}

export const oursPlain = reactContender('ours, plain', OurPlainTable);
