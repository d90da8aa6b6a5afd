import type { TableSelection, TableSort } from '@payfac/ui/table';
import { useMemo, useState } from 'react';
import { type Row, sortRows, VIEWPORT } from './contender.ts';
import { columns, rowKey } from './our-columns.ts';

/** Same features as plain markup: a sortable column and selectable rows. */
export function useOurTable(rows: readonly Row[]) {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sortRows(rows, sort?.direction), [rows, sort]);
  return {
    label: 'Transactions',
    columns,
    rows: sorted,
    rowKey,
    sort,
    onSortChange: setSort,
    maxHeight: `${VIEWPORT}px`,
    selection: { selected, onChange: setSelected, label: rowKey } satisfies TableSelection<Row>,
  } as const;
}
