import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useState } from 'react';
import { wholeNumber } from '../../../shared/counted.ts';
import type { SortedRows } from './rows.ts';
import { RowsTable } from './rows-table.tsx';
import type { UploadState } from './state.ts';
import { WrongRows } from './wrong-rows.tsx';

interface RowsCardProps {
  readonly state: UploadState;
  readonly sorted: SortedRows;
}

type View = 'wrong' | 'ready' | 'left-out' | 'done';

/** The rows of the file: those to fix at first, and what the others are. */
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
