import type { CsvRecord } from '@payfac/domain/csv';
import {
  type FailedUploadRow,
  type InviteCells,
  type InviteUploadColumn,
  readInviteRow,
} from '@payfac/domain/invites';
import type { FieldProblem } from '@payfac/domain/validation';
import type { ColumnMap } from './columns.ts';

/**
 * A row's stage: not sent yet, skipped manually, being sent, sent without a response that says what happened, or
 * already an invite.
 */
export type RowStage = 'open' | 'left-out' | 'sending' | 'unknown' | 'done';

/** A row of the file in its current state. */
export interface UploadRow {
  /** Its number in the file, as in a spreadsheet. */
  readonly number: number;
  readonly cells: InviteCells;
  /** Its normalized email address, to compare recipients. */
  readonly address: string;
  /** Manual edits by column; they are kept when the columns change. */
  readonly edited: Partial<InviteCells>;
  /** A warning about the row as a whole, until it is accepted. */
  readonly note: string | undefined;
  /** Its own problems, by column. */
  readonly problems: readonly FieldProblem[];
  /** The platform's error for its current content. */
  readonly refusal: FailedUploadRow['errorDetails'] | undefined;
  readonly stage: RowStage;
}

const addressIn = ({ email }: InviteCells): string => email.trim().toLowerCase();

const problemsOf = (cells: InviteCells): readonly FieldProblem[] => {
  const read = readInviteRow(cells);
  return read.ok ? [] : read.problems;
};

function noteOf({ cells, isMalformed }: CsvRecord, width: number): string | undefined {
  if (isMalformed) return 'A quote is in the wrong place. Check each cell.';
  const hasMore = cells.slice(width).some((cell) => cell !== '');
  return hasMore ? 'This row has more cells than the heading. Check each cell.' : undefined;
}

/** A row by the chosen columns. @param width the number of columns in the header. */
export function rowOf(record: CsvRecord, columns: ColumnMap, width: number): UploadRow {
  const cell = (column: InviteUploadColumn): string => {
    const index = columns[column];
    return index === undefined ? '' : (record.cells[index] ?? '').trim();
  };
  const cells = {
    name: cell('name'),
    email: cell('email'),
    mobileNumber: cell('mobileNumber'),
    businessName: cell('businessName'),
  };
  return {
    number: record.number,
    cells,
    address: addressIn(cells),
    edited: {},
    note: noteOf(record, width),
    problems: problemsOf(cells),
    refusal: undefined,
    stage: 'open',
  };
}

/** The row with changed cells; earlier errors no longer apply. */
export function withCells(row: UploadRow, changes: Partial<InviteCells>): UploadRow {
  const cells = { ...row.cells, ...changes };
  return {
    ...row,
    cells,
    address: addressIn(cells),
    edited: { ...row.edited, ...changes },
    note: undefined,
    problems: problemsOf(cells),
    refusal: undefined,
  };
}

/**
 * Rows with the same address as an earlier row, with that row's number. A sent row counts as the earliest, so that no
 * recipient is invited twice.
 */
export function duplicatesIn(rows: readonly UploadRow[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  for (const { stage, address, number } of rows)
    if (stage !== 'open' && stage !== 'left-out') first.set(address, number);
  const duplicates = new Map<number, number>();
  for (const { stage, address, number } of rows) {
    if (stage !== 'open' || address === '') continue;
    const earlier = first.get(address);
    if (earlier === undefined) first.set(address, number);
    else duplicates.set(number, earlier);
  }
  return duplicates;
}

/** The file's rows by what is to be done with them. */
export interface SortedRows {
  readonly wrong: readonly UploadRow[];
  readonly ready: readonly UploadRow[];
  readonly leftOut: readonly UploadRow[];
  readonly done: readonly UploadRow[];
  readonly unknown: readonly UploadRow[];
  readonly duplicates: ReadonlyMap<number, number>;
}

export const isWrong = (row: UploadRow, duplicates: ReadonlyMap<number, number>): boolean =>
  row.note !== undefined ||
  row.problems.length > 0 ||
  row.refusal !== undefined ||
  duplicates.has(row.number);

export function sortOut(rows: readonly UploadRow[]): SortedRows {
  const duplicates = duplicatesIn(rows);
  const wrong: UploadRow[] = [];
  const ready: UploadRow[] = [];
  const at: Readonly<Record<Exclude<RowStage, 'open'>, UploadRow[]>> = {
    'left-out': [],
    sending: [],
    unknown: [],
    done: [],
  };
  for (const row of rows) {
    if (row.stage !== 'open') at[row.stage].push(row);
    else if (isWrong(row, duplicates)) wrong.push(row);
    else ready.push(row);
  }
  return { wrong, ready, leftOut: at['left-out'], done: at.done, unknown: at.unknown, duplicates };
}
