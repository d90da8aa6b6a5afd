import {
  type FailedUploadRow,
  type InviteUploadColumn,
  inviteUploadColumns,
  inviteUploadRowLimit,
  readInviteRow,
} from '@payfac/domain/invites';
import { CsvProblem, type CsvRow, readCsv } from './csv-rows.ts';
import type { InviteDetails } from './store.ts';

/** A valid row, or why it is invalid. */
export type UploadRow =
  | { readonly rowNumber: number; readonly details: InviteDetails }
  | FailedUploadRow;

const columnsOf = (heading: CsvRow): (InviteUploadColumn | undefined)[] =>
  heading.map((text) => {
    const wanted = text.trim().toLowerCase();
    return inviteUploadColumns.find((column) => column.toLowerCase() === wanted);
  });

/** @throws CsvProblem for missing or unknown columns. */
function readHeading(heading: CsvRow | undefined): InviteUploadColumn[] {
  const columns = columnsOf(heading ?? []);
  const known = columns.filter((column) => column !== undefined);
  const isWhole = known.includes('name') && known.includes('email');
  if (!isWhole || known.length !== columns.length || new Set(known).size !== known.length) {
    const names = inviteUploadColumns.join(', ');
    throw new CsvProblem(
      `The first row must name the columns: ${names}. The first two are required.`,
    );
  }
  return known;
}

function readRow(
  cells: CsvRow,
  columns: readonly InviteUploadColumn[],
  rowNumber: number,
): UploadRow {
  const given = new Map(columns.map((column, index) => [column, (cells[index] ?? '').trim()]));
  const failed = (message: string): FailedUploadRow => ({
    rowNumber,
    name: (given.get('name') ?? '').slice(0, 120),
    email: (given.get('email') ?? '').slice(0, 254),
    errorDetails: { type: 'validation', message },
  });
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

/** The rows of an upload, numbered from 1. @throws CsvProblem for a file that isn't valid CSV. */
export function readUpload(bytes: ArrayBuffer): UploadRow[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CsvProblem('The file isn’t UTF-8 text.');
  }
  const [heading, ...rows] = readCsv(text, inviteUploadRowLimit + 1);
  const columns = readHeading(heading);
  if (rows.length === 0) throw new CsvProblem('The file has no rows below its heading.');
  return rows.map((cells, index) => readRow(cells, columns, index + 1));
}
