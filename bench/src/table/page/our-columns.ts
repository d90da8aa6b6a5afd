import type { Column } from '@payfac/ui/table';
import { type Row, TEXT_HEADERS } from './contender.ts';

/** Same columns as the plain tables, with figures end-aligned. */
export const columns: readonly Column<Row>[] = [
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

export const rowKey = (row: Row): string => row.id;
