import { invites as contract } from '@payfac/api/contract';
import {
  type FailedUploadRow,
  inviteUploadColumns,
  inviteUploadRowLimit,
} from '@payfac/domain/invites';
import { fieldProblems } from '@payfac/domain/validation';
import { CsvProblem, type CsvRow, readCsv } from './csv-rows.ts';
import type { InviteDetails } from './store.ts';

/** A row that can be tried, or why it cannot. */
export type UploadRow =
  | { readonly rowNumber: number; readonly details: InviteDetails }
  | FailedUploadRow;

type Column = (typeof inviteUploadColumns)[number];

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** What spreadsheets would run when the row is exported again. */
const formula = /^[=+\-@]/;

const problemOf = (column: Column, cell: string): string | undefined => {
  if (controls.test(cell)) return `${column}: Remove hidden characters.`;
  const isText = column === 'name' || column === 'businessName';
  return isText && formula.test(cell) ? `${column}: Begin with a letter or a digit.` : undefined;
};

/** `+1 (207) 555-0142` as ten digits; anything else as it is, for the schema to judge. */
const digitsOf = (cell: string): string => {
  const digits = cell.replace(/^\+?1[ .-]?(?=\D*\d{3})/, '').replace(/[ ().-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : cell;
};

const columnsOf = (heading: CsvRow): (Column | undefined)[] =>
  heading.map((text) => {
    const wanted = text.trim().toLowerCase();
    return inviteUploadColumns.find((column) => column.toLowerCase() === wanted);
  });

/** @throws CsvProblem for a heading without the columns needed, or with others. */
function readHeading(heading: CsvRow | undefined): Column[] {
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
  columns: readonly Column[],
  rowNumber: number,
  spProductId: string,
): UploadRow {
  const given = new Map(columns.map((column, index) => [column, (cells[index] ?? '').trim()]));
  const failed = (message: string): FailedUploadRow => ({
    rowNumber,
    name: (given.get('name') ?? '').slice(0, 120),
    email: (given.get('email') ?? '').slice(0, 254),
    errorDetails: { type: 'validation', message },
  });
  if (cells.length > columns.length) return failed('The row has more fields than the heading.');
  for (const [column, cell] of given) {
    const problem = problemOf(column, cell);
    if (problem !== undefined) return failed(problem);
  }
  const parsed = contract.create.body.safeParse({
    spProductId,
    name: given.get('name') ?? '',
    email: given.get('email') ?? '',
    mobileNumber: digitsOf(given.get('mobileNumber') ?? '') || null,
    businessName: given.get('businessName') || null,
  });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error);
    return failed(problems.map(({ path, message }) => `${path}: ${message}`).join(' '));
  }
  return { rowNumber, details: parsed.data };
}

/** The rows of an upload, from 1. @throws CsvProblem for a file that is none. */
export function readUpload(bytes: ArrayBuffer, spProductId: string): UploadRow[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CsvProblem('The file isn’t UTF-8 text.');
  }
  const [heading, ...rows] = readCsv(text, inviteUploadRowLimit + 1);
  const columns = readHeading(heading);
  if (rows.length === 0) throw new CsvProblem('The file has no rows below its heading.');
  return rows.map((cells, index) => readRow(cells, columns, index + 1, spProductId));
}
