import { type CsvRecord, csvRecords } from '@payfac/domain/csv';
import {
  type FailedUploadRow,
  type InviteUploadColumn,
  inviteUploadColumns,
  inviteUploadRowLimit,
  readInviteRow,
} from '@payfac/domain/invites';
import type { InviteDetails } from './store.ts';

/** A valid row, or why it is invalid. */
export type UploadRow =
  | { readonly rowNumber: number; readonly details: InviteDetails }
  | FailedUploadRow;

/** The file isn't one of invites. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

const columnNames = inviteUploadColumns.join(', ');

/** A heading's column; undefined without a heading, as a spreadsheet's empty columns are. @throws CsvProblem */
function columnOf(heading: string): InviteUploadColumn | undefined {
  const wanted = heading.trim();
  if (wanted === '') return undefined;
  const column = inviteUploadColumns.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (!column) {
    throw new CsvProblem(`The column “${wanted}” isn’t known. The columns are ${columnNames}.`);
  }
  return column;
}

/** @throws CsvProblem for missing, repeated or unknown columns. */
function readHeading(heading: CsvRecord | undefined) {
  const columns = (heading?.cells ?? []).map(columnOf);
  const known = columns.filter((column) => column !== undefined);
  const isWhole = known.includes('name') && known.includes('email');
  if (!isWhole || new Set(known).size !== known.length) {
    throw new CsvProblem(
      `The first row must name the columns: ${columnNames}. The first two are required.`,
    );
  }
  return columns;
}

function readRow(
  { number: rowNumber, cells, isMalformed }: CsvRecord,
  columns: readonly (InviteUploadColumn | undefined)[],
): UploadRow {
  const given = new Map(columns.map((column, index) => [column, (cells[index] ?? '').trim()]));
  const failed = (message: string): FailedUploadRow => ({
    rowNumber,
    name: (given.get('name') ?? '').slice(0, 120),
    email: (given.get('email') ?? '').slice(0, 254),
    errorDetails: { type: 'validation', message },
  });
  if (isMalformed) return failed('The row has a quote in the wrong place.');
  if (cells.length > columns.length) return failed('The row has more fields than the heading.');
  const read = readInviteRow({
    name: given.get('name') ?? '',
    email: given.get('email') ?? '',
    mobileNumber: given.get('mobileNumber') ?? '',
    businessName: given.get('businessName') ?? '',
  });
  if (!read.ok) {
    return failed(read.problems.map(({ path, message }) => `${path}: ${message}`).join(' '));
  }
  return { rowNumber, details: read.invitee };
}

/** The rows of an upload. @throws CsvProblem for a file that isn't one of invites. */
export function readUpload(bytes: ArrayBuffer): UploadRow[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CsvProblem('The file isn’t UTF-8 text. Save it as CSV UTF-8.');
  }
  const [heading, ...rows] = csvRecords(text);
  const columns = readHeading(heading);
  if (rows.length === 0) throw new CsvProblem('The file has no rows below its heading.');
  if (rows.length > inviteUploadRowLimit) {
    throw new CsvProblem(`The file has more than ${inviteUploadRowLimit} rows.`);
  }
  return rows.map((row) => readRow(row, columns));
}
