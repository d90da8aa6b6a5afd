import type { InviteCells } from '@payfac/domain/invites';
import { isWrong, sortOut, type UploadRow, withCells } from './rows.ts';
import { change, read } from './state.ts';

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
