import type { CsvRecord } from '@payfac/domain/csv';
import type { FailedUploadRow, InviteCells } from '@payfac/domain/invites';
import { read as readAtom, write } from '../../../shared/state/app.ts';
import { guardedAtom } from '../../../shared/state/guarded.ts';
import type { ColumnMap } from './columns.ts';
import { isWrong, sortOut, type UploadRow, withCells } from './rows.ts';

/** What the file's invites are for. */
export interface Order {
  readonly spProductId: string | undefined;
  readonly feeTemplateId: string | undefined;
  readonly onboardingFlowTemplateId: string | undefined;
}

/** The file's content: its header and records. */
export interface Sheet {
  readonly fileName: string;
  readonly size: number;
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
  readonly columns: ColumnMap;
}

/** Rows that are being sent. */
interface Sending {
  readonly sent: number;
  readonly total: number;
  readonly isStopping: boolean;
}

/** An upload that failed as a whole: the row that stands for it, and the file's rows in it. */
export interface LostRows {
  readonly row: FailedUploadRow;
  readonly numbers: readonly number[];
  readonly isSent: boolean;
}

/** The result of the last upload. */
interface Outcome {
  readonly created: number;
  readonly failed: number;
  readonly isSent: boolean;
  readonly wasStopped: boolean;
}

export interface UploadState {
  readonly order: Order;
  /** The file that is being read, with its progress in percent. */
  readonly reading:
    | { readonly name: string; readonly size: number; readonly progress: number }
    | undefined;
  /** Why a file couldn't be read. */
  readonly problem: string | undefined;
  readonly sheet: Sheet | undefined;
  readonly rows: readonly UploadRow[];
  /** Rows that once had errors, in their order: a fixed row keeps its place. */
  readonly pinned: readonly number[];
  readonly sending: Sending | undefined;
  readonly outcome: Outcome | undefined;
  readonly lost: LostRows | undefined;
}

export const nothing: UploadState = {
  order: { spProductId: undefined, feeTemplateId: undefined, onboardingFlowTemplateId: undefined },
  reading: undefined,
  problem: undefined,
  sheet: undefined,
  rows: [],
  pinned: [],
  sending: undefined,
  outcome: undefined,
  lost: undefined,
};

/**
 * The upload that is being prepared or sent. It outlives the page: users who open another page meanwhile find it
 * unchanged, and sending continues.
 */
export const uploadAtom = guardedAtom<UploadState>(nothing);

export const read = (): UploadState => readAtom(uploadAtom);
export const change = (changes: Partial<UploadState>): void =>
  write(uploadAtom, { ...read(), ...changes });

/** Starts over with another file; what it is for is kept. */
export const startOver = (): void => change({ ...nothing, order: read().order });

/** Changes rows; rows with new errors are added below the others. */
function changeRows(how: (row: UploadRow) => UploadRow): void {
  const { rows, pinned } = read();
  const next = rows.map(how);
  const { wrong } = sortOut(next);
  const known = new Set(pinned);
  const more = wrong.map(({ number }) => number).filter((number) => !known.has(number));
  change({ rows: next, pinned: more.length > 0 ? [...pinned, ...more] : pinned });
}

const changeRow = (number: number, how: (row: UploadRow) => UploadRow): void =>
  changeRows((row) => (row.number === number ? how(row) : row));

export const editCells = (number: number, cells: Partial<InviteCells>): void =>
  changeRow(number, (row) => withCells(row, cells));

/** Accepts a row with its warning. */
export const acceptNote = (number: number): void =>
  changeRow(number, (row) => ({ ...row, note: undefined }));

export const leaveOut = (number: number): void =>
  changeRow(number, (row) => ({ ...row, stage: 'left-out' }));

export const putBack = (number: number): void =>
  changeRow(number, (row) => ({ ...row, stage: 'open' }));

/** Skips every row that currently has errors. */
export function leaveOutWrong(): void {
  const { duplicates } = sortOut(read().rows);
  changeRows((row) =>
    row.stage === 'open' && isWrong(row, duplicates) ? { ...row, stage: 'left-out' } : row,
  );
}

/** Lists only rows that currently have errors. */
export function pinWrong(): void {
  const { wrong } = sortOut(read().rows);
  change({ pinned: wrong.map(({ number }) => number) });
}
