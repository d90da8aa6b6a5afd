import type { CsvRecord } from '@payfac/domain/csv';
import type { FailedUploadRow, InviteCells } from '@payfac/domain/invites';
import { read as readAtom, write } from '../../../shared/state/app.ts';
import { guardedAtom } from '../../../shared/state/guarded.ts';
import type { ColumnMap } from './columns.ts';
import { isWrong, sortOut, type UploadRow, withCells } from './rows.ts';

/** What the invites of a file are for. */
export interface Order {
  readonly spProductId: string | undefined;
  readonly feeTemplateId: string | undefined;
  readonly onboardingFlowTemplateId: string | undefined;
}

/** The file as it was read: its heading, and the records below it. */
export interface Sheet {
  readonly fileName: string;
  readonly size: number;
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
  readonly columns: ColumnMap;
}

/** Rows on their way. */
interface Sending {
  readonly sent: number;
  readonly total: number;
  readonly isStopping: boolean;
}

/** An upload that failed as a whole, as the row that stands for it, and the rows of the file it was of. */
export interface LostRows {
  readonly row: FailedUploadRow;
  readonly numbers: readonly number[];
  readonly isSent: boolean;
}

/** What came of the last time rows were sent. */
interface Outcome {
  readonly created: number;
  readonly failed: number;
  readonly isSent: boolean;
  readonly wasStopped: boolean;
}

export interface UploadState {
  readonly order: Order;
  /** A file that is being read, with how far it is in percent. */
  readonly reading:
    | { readonly name: string; readonly size: number; readonly progress: number }
    | undefined;
  /** Why a file could not be read. */
  readonly problem: string | undefined;
  readonly sheet: Sheet | undefined;
  readonly rows: readonly UploadRow[];
  /** Rows that were wrong once, in their order: a row that was fixed stays where it is. */
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
 * The upload that is being prepared or sent. It outlives the page: whoever looks at something else
 * meanwhile finds it as it was, and rows on their way go on.
 */
export const uploadAtom = guardedAtom<UploadState>(nothing);

export const read = (): UploadState => readAtom(uploadAtom);
export const change = (changes: Partial<UploadState>): void =>
  write(uploadAtom, { ...read(), ...changes });

/** Begins over with another file; what it is for stays. */
export const startOver = (): void => change({ ...nothing, order: read().order });

/** Changes rows; those that are wrong now and were not before stand below the others. */
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

/** The row is right as it is: what was odd about it was looked at. */
export const acceptNote = (number: number): void =>
  changeRow(number, (row) => ({ ...row, note: undefined }));

export const leaveOut = (number: number): void =>
  changeRow(number, (row) => ({ ...row, stage: 'left-out' }));

export const putBack = (number: number): void =>
  changeRow(number, (row) => ({ ...row, stage: 'open' }));

/** Leaves out every row that is wrong now. */
export function leaveOutWrong(): void {
  const { duplicates } = sortOut(read().rows);
  changeRows((row) =>
    row.stage === 'open' && isWrong(row, duplicates) ? { ...row, stage: 'left-out' } : row,
  );
}

/** Only rows that are wrong now are listed as such. */
export function pinWrong(): void {
  const { wrong } = sortOut(read().rows);
  change({ pinned: wrong.map(({ number }) => number) });
}
