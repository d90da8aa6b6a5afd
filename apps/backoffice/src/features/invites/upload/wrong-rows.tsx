import { defaultPageSize } from '@payfac/domain/enumerations';
import {
  type InviteCells,
  type InviteUploadColumn,
  inviteUploadColumns,
  withoutHidden,
} from '@payfac/domain/invites';
import { askToEnter } from '@payfac/domain/validation';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { Inline, Stack } from '@payfac/ui/layout';
import { Pagination } from '@payfac/ui/pagination';
import { TextField } from '@payfac/ui/text-field';
import { memo, useRef, useState } from 'react';
import { namedProblem } from '../../../shared/form/missing.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { columnLabels, neededColumns } from './columns.ts';
import type { SortedRows, UploadRow } from './rows.ts';
import { acceptNote, editCells, leaveOut, leaveOutWrong, pinWrong, putBack } from './state.ts';
import * as styles from './upload.css.ts';

interface WrongRowProps {
  readonly row: UploadRow;
  /** The number of an earlier row with the same address. */
  readonly duplicateOf: number | undefined;
}

const needed = new Set<string>(neededColumns);

/** The problem of one cell. */
function problemOf({ row, duplicateOf }: WrongRowProps, column: InviteUploadColumn) {
  const own = row.problems.find(({ path }) => path === column)?.message;
  if (own !== undefined) return namedProblem(own, askToEnter(columnLabels[column]));
  if (column !== 'email') return undefined;
  if (row.refusal && row.refusal.type !== 'validation') return row.refusal.message;
  return duplicateOf === undefined ? undefined : `Row ${duplicateOf} has the same email.`;
}

/** The problem of the row as a whole. */
const remarkOf = ({ note, refusal }: UploadRow): string | undefined =>
  note ?? (refusal?.type === 'validation' ? refusal.message : undefined);

function cleaned({ cells }: UploadRow): Partial<InviteCells> {
  const hidden = inviteUploadColumns.filter(
    (column) => withoutHidden(cells[column]) !== cells[column],
  );
  return Object.fromEntries(hidden.map((column) => [column, withoutHidden(cells[column])]));
}

function Standing({ row, isRight }: { readonly row: UploadRow; readonly isRight: boolean }) {
  if (row.stage === 'done') return <StatusWord>Created</StatusWord>;
  if (row.stage === 'sending') return <StatusWord>Sending</StatusWord>;
  if (row.stage === 'unknown') return <StatusWord>No response</StatusWord>;
  if (row.stage === 'left-out') return <StatusWord>Left out</StatusWord>;
  return isRight ? <StatusWord>Ready</StatusWord> : null;
}

/** A row with errors, to fix in place or skip. */
const WrongRow = memo(function WrongRow(props: WrongRowProps) {
  const { row } = props;
  const { number, cells, note, stage } = row;
  const problems = inviteUploadColumns.map((column) => problemOf(props, column));
  const remark = remarkOf(row);
  const isRight = remark === undefined && problems.every((problem) => problem === undefined);
  const clean = cleaned(row);
  const isOpen = stage === 'open';
  const tool = useRef<HTMLButtonElement>(null);
  /** A pressed button disappears with the problem it resolves, so keep the focus in the row. */
  const settle = (how: () => void) => {
    how();
    tool.current?.focus();
  };
  return (
    <li>
      <fieldset className={styles.row} aria-label={`Row ${number}`}>
        <div className={styles.place}>
          <span className={styles.number}>Row {number}</span>
          <Standing row={row} isRight={isRight} />
        </div>
        {inviteUploadColumns.map((column, index) => (
          <TextField
            key={column}
            label={columnLabels[column]}
            value={cells[column]}
            onChange={(value) => editCells(number, { [column]: value })}
            errorMessage={isOpen ? problems[index] : undefined}
            isTouched={problems[index] !== undefined}
            isRequired={needed.has(column)}
            isReadOnly={!isOpen}
          />
        ))}
        <div className={styles.tools}>
          {(isOpen || stage === 'left-out') && (
            <Button
              size="small"
              ref={tool}
              onPress={() => (isOpen ? leaveOut(number) : putBack(number))}
            >
              {isOpen ? 'Skip' : 'Put back'}
            </Button>
          )}
        </div>
        {isOpen && (remark !== undefined || Object.keys(clean).length > 0) && (
          <div className={styles.remark}>
            {remark}
            {note !== undefined && (
              <Button size="small" onPress={() => settle(() => acceptNote(number))}>
                Keep as is
              </Button>
            )}
            {Object.keys(clean).length > 0 && (
              <Button size="small" onPress={() => settle(() => editCells(number, clean))}>
                Remove hidden characters
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
});

/** Few enough to render without a delay. */
const PAGE_SIZE = defaultPageSize;

interface WrongRowsProps {
  readonly rows: readonly UploadRow[];
  /** The listed rows, some of which are fixed by now. */
  readonly pinned: readonly number[];
  readonly sorted: SortedRows;
  readonly isSending: boolean;
}

/** The rows to fix or skip, page by page; a fixed row keeps its place. */
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
              {`Skip all ${wrong.length}`}
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
