import {
  type InviteCells,
  type InviteUploadColumn,
  inviteUploadColumns,
  withoutHidden,
} from '@payfac/domain/invites';
import { StatusBadge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { TextField } from '@payfac/ui/text-field';
import { memo, useRef } from 'react';
import { namedProblem } from '../../../shared/form/missing.ts';
import { columnLabels, neededColumns } from './columns.ts';
import { acceptNote, editCells, leaveOut, putBack } from './row-changes.ts';
import type { UploadRow } from './rows.ts';
import * as styles from './upload.css.ts';

interface WrongRowProps {
  readonly row: UploadRow;
  /** The row that has the same address, before this one. */
  readonly duplicateOf: number | undefined;
}

const needed = new Set<string>(neededColumns);

/** What is wrong with one cell. */
function problemOf({ row, duplicateOf }: WrongRowProps, column: InviteUploadColumn) {
  const own = row.problems.find(({ path }) => path === column)?.message;
  if (own !== undefined)
    return namedProblem(own, `Enter the ${columnLabels[column].toLowerCase()}.`);
  if (column !== 'email') return undefined;
  if (row.refusal && row.refusal.type !== 'validation') return row.refusal.message;
  return duplicateOf === undefined ? undefined : `Row ${duplicateOf} has the same email.`;
}

/** What is wrong with the row, but with none of its cells alone. */
const remarkOf = ({ note, refusal }: UploadRow): string | undefined =>
  note ?? (refusal?.type === 'validation' ? refusal.message : undefined);

function cleaned({ cells }: UploadRow): Partial<InviteCells> {
  const hidden = inviteUploadColumns.filter(
    (column) => withoutHidden(cells[column]) !== cells[column],
  );
  return Object.fromEntries(hidden.map((column) => [column, withoutHidden(cells[column])]));
}

function Standing({ row, isRight }: { readonly row: UploadRow; readonly isRight: boolean }) {
  if (row.stage === 'done') return <StatusBadge tone="success">Created</StatusBadge>;
  if (row.stage === 'sending') return <StatusBadge tone="info">Sending</StatusBadge>;
  if (row.stage === 'unknown') return <StatusBadge tone="warning">No response</StatusBadge>;
  if (row.stage === 'left-out') return <StatusBadge tone="neutral">Left out</StatusBadge>;
  return isRight ? <StatusBadge tone="success">Ready</StatusBadge> : null;
}

/** A row that something is wrong with, to be put right where it stands or left out. */
export const WrongRow = memo(function WrongRow(props: WrongRowProps) {
  const { row } = props;
  const { number, cells, note, stage } = row;
  const problems = inviteUploadColumns.map((column) => problemOf(props, column));
  const remark = remarkOf(row);
  const isRight = remark === undefined && problems.every((problem) => problem === undefined);
  const clean = cleaned(row);
  const isOpen = stage === 'open';
  const tool = useRef<HTMLButtonElement>(null);
  /** What was pressed goes away with what it settles: the focus stays in the row. */
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
              {isOpen ? 'Leave out' : 'Put back'}
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
