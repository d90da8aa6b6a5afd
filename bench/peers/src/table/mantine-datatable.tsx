import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import { MantineProvider } from '@mantine/core';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { useMemo, useState } from 'react';
import { type Row, sortRows, TEXT_HEADERS, VIEWPORT } from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

const columns = [
  { accessor: 'id', title: 'Id' },
  { accessor: 'amount', title: 'Amount', sortable: true },
  ...TEXT_HEADERS.map((title, index) => ({
    accessor: title,
    title,
    render: (row: Row) => row.texts[index],
  })),
];

function MantineDatatable({ rows }: { readonly rows: readonly Row[] }) {
  const [selected, setSelected] = useState<Row[]>([]);
  const [sort, setSort] = useState<DataTableSortStatus<Row>>();
  const sorted = useMemo(
    () => sortRows(rows, sort && (sort.direction === 'asc' ? 'ascending' : 'descending')),
    [rows, sort],
  );
  return (
    <MantineProvider>
      <DataTable<Row>
        height={VIEWPORT}
        columns={columns}
        records={[...sorted]}
        sortStatus={sort}
        onSortStatusChange={setSort}
        selectedRecords={selected}
        onSelectedRecordsChange={setSelected}
      />
    </MantineProvider>
  );
}

export const mantineDatatable = reactContender('mantine-datatable', MantineDatatable, {
  sort: 'thead th[role="button"], thead th:has([aria-label*="ort"]), thead th.mantine-datatable-header-cell-sortable',
  all: 'thead input',
  scroller: '.mantine-datatable-scroll-area, .mantine-ScrollArea-viewport',
});
