import { defaultPageSize } from '@payfac/domain/enumerations';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { Stack } from '@payfac/ui/layout';
import { Pagination } from '@payfac/ui/pagination';
import { type Column, Table } from '@payfac/ui/table';
import { type ReactNode, useState } from 'react';
import { columnLabels } from './columns.ts';
import { putBack } from './row-changes.ts';
import type { UploadRow } from './rows.ts';

const columns: readonly Column<UploadRow>[] = [
  {
    id: 'name',
    header: columnLabels.name,
    render: ({ cells }) => cells.name,
    content: 'name',
    isRowHeader: true,
  },
  {
    id: 'email',
    header: columnLabels.email,
    render: ({ cells }) => cells.email,
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ number }) => `Row ${number}`,
  },
  {
    id: 'mobileNumber',
    header: columnLabels.mobileNumber,
    render: ({ cells }) => cells.mobileNumber || '—',
    content: 'text',
  },
  {
    id: 'businessName',
    header: columnLabels.businessName,
    render: ({ cells }) => cells.businessName || '—',
    content: 'name',
  },
  { id: 'number', header: 'Row', render: ({ number }) => number, align: 'end' },
];

const leftOutTools = ({ number }: UploadRow): ReactNode => (
  <Button size="small" onPress={() => putBack(number)}>
    Put back
  </Button>
);

interface RowsTableProps {
  readonly label: string;
  readonly rows: readonly UploadRow[];
  readonly empty: string;
  /** They can be put back. */
  readonly isLeftOut?: boolean;
}

/** Rows that there is nothing to fix in, page by page. */
export function RowsTable({ label, rows, empty, isLeftOut = false }: RowsTableProps) {
  const [{ page: wanted, pageSize }, setPage] = useState({ page: 1, pageSize: defaultPageSize });
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / pageSize)));
  return (
    <Stack gap="md">
      <Table
        label={label}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ number }) => String(number)}
        {...(isLeftOut && { rowActions: leftOutTools })}
        empty={<EmptyState title={empty} />}
      />
      {rows.length > 0 && (
        <Pagination page={page} pageSize={pageSize} count={rows.length} onChange={setPage} />
      )}
    </Stack>
  );
}
