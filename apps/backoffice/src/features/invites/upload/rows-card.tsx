import { defaultPageSize } from '@payfac/domain/enumerations';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { Stack } from '@payfac/ui/layout';
import { Pagination } from '@payfac/ui/pagination';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { type Column, Table } from '@payfac/ui/table';
import { type ReactNode, useState } from 'react';
import { wholeNumber } from '../../../shared/counted.ts';
import { columnLabels } from './columns.ts';
import type { SortedRows, UploadRow } from './rows.ts';
import { putBack, type UploadState } from './state.ts';
import { WrongRows } from './wrong-rows.tsx';

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
  /** Whether these are skipped rows, which can be restored. */
  readonly isLeftOut?: boolean;
}

/** Rows without errors, page by page. */
function RowsTable({ label, rows, empty, isLeftOut = false }: RowsTableProps) {
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

interface RowsCardProps {
  readonly state: UploadState;
  readonly sorted: SortedRows;
}

type View = 'wrong' | 'ready' | 'left-out' | 'done';

/** The file's rows: at first those with errors, and a summary of the others. */
export function RowsCard({ state, sorted }: RowsCardProps) {
  const { rows, pinned, sending } = state;
  const { wrong, ready, leftOut, done } = sorted;
  const [view, setView] = useState<View>('wrong');
  const named = (label: string, { length }: readonly unknown[]) =>
    `${label} (${wholeNumber(length)})`;
  return (
    <Card
      title="Rows"
      description="Numbered as in your file, with its heading as row 1."
      actions={
        <SegmentedControl
          label="Rows shown"
          size="small"
          value={view}
          onChange={setView}
          options={[
            { id: 'wrong', label: named('Needs fixing', wrong) },
            { id: 'ready', label: named('Ready', ready) },
            { id: 'left-out', label: named('Left out', leftOut) },
            { id: 'done', label: named('Created', done) },
          ]}
        />
      }
    >
      <Stack gap="md">
        {view === 'wrong' && (
          <WrongRows
            rows={rows}
            pinned={pinned}
            sorted={sorted}
            isSending={sending !== undefined}
          />
        )}
        {view === 'ready' && (
          <RowsTable label="Rows that are ready" rows={ready} empty="No rows are ready" />
        )}
        {view === 'left-out' && (
          <RowsTable label="Rows left out" rows={leftOut} empty="No rows are left out" isLeftOut />
        )}
        {view === 'done' && (
          <RowsTable label="Invites created" rows={done} empty="No invites were created yet" />
        )}
      </Stack>
    </Card>
  );
}
