import { defaultPageSize } from '@payfac/domain/enumerations';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { Inline, Stack } from '@payfac/ui/layout';
import { Pagination } from '@payfac/ui/pagination';
import { useState } from 'react';
import { leaveOutWrong, pinWrong } from './row-changes.ts';
import type { SortedRows, UploadRow } from './rows.ts';
import * as styles from './upload.css.ts';
import { WrongRow } from './wrong-row.tsx';

/** Few enough to be drawn without a pause. */
const PAGE_SIZE = defaultPageSize;

interface WrongRowsProps {
  readonly rows: readonly UploadRow[];
  /** Rows that are listed, some of them right by now. */
  readonly pinned: readonly number[];
  readonly sorted: SortedRows;
  readonly isSending: boolean;
}

/** The rows that have to be put right or left out, page by page; a row that was fixed stays in its place. */
export function WrongRows({ rows, pinned, sorted, isSending }: WrongRowsProps) {
  const [wanted, setPage] = useState(1);
  const { wrong, duplicates } = sorted;
  const page = Math.min(wanted, Math.max(1, Math.ceil(pinned.length / PAGE_SIZE)));
  const numbers = pinned.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  if (pinned.length === 0)
    return <EmptyState title="No rows need fixing">Every row can be sent as it is.</EmptyState>;
  return (
    <Stack gap="md">
      {!isSending && (
        <Inline gap="sm">
          {wrong.length > 0 && (
            <Button size="small" onPress={leaveOutWrong}>
              {`Leave out all ${wrong.length}`}
            </Button>
          )}
          {wrong.length < pinned.length && (
            <Button size="small" variant="quiet" onPress={pinWrong}>
              {`Hide ${pinned.length - wrong.length} settled`}
            </Button>
          )}
        </Inline>
      )}
      <ol className={styles.rows} aria-label="Rows to fix">
        {numbers.map((number) => {
          const row = byNumber.get(number);
          return row && <WrongRow key={number} row={row} duplicateOf={duplicates.get(number)} />;
        })}
      </ol>
      {pinned.length > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          pageSizes={[PAGE_SIZE]}
          count={pinned.length}
          onChange={(next) => setPage(next.page)}
        />
      )}
    </Stack>
  );
}
