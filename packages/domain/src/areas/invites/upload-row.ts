import * as z from 'zod/mini';
import { emailAddress, phoneNumber } from '../../kernel/contact/index.ts';
import { type FieldProblem, fieldProblems, text } from '../../kernel/validation/index.ts';
import { personName } from '../users/index.ts';
import { type InviteUploadColumn, inviteUploadColumns } from './upload.ts';

/** The person an invite goes to. */
export const inviteeSchema = z.strictObject({
  name: personName,
  email: emailAddress,
  mobileNumber: z.optional(z.nullable(phoneNumber)),
  businessName: z.optional(z.nullable(text(120))),
});
export type Invitee = z.output<typeof inviteeSchema>;

/** A row of an uploaded file by column; a column missing from the file is empty. */
export type InviteCells = Readonly<Record<InviteUploadColumn, string>>;

export type InviteRow =
  | { readonly ok: true; readonly invitee: Invitee }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hidden = /[\u0000-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Leading characters that make a spreadsheet run a cell as a formula when the row is exported. */
const formula = /^[=+\-@]/;

/** Removes invisible characters: control characters and bidirectional marks. */
export const withoutHidden = (cell: string): string => cell.replace(hidden, '');

/** `+1 (207) 555-0142` as ten digits; any other text is unchanged and left to the schema. */
const digitsOf = (cell: string): string => {
  const digits = cell.replace(/^\+?1[ .-]?(?=\D*\d{3})/, '').replace(/[ ().-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : cell;
};

function cellProblem(column: InviteUploadColumn, cell: string): string | undefined {
  if (withoutHidden(cell) !== cell) return 'Remove hidden characters.';
  const isText = column === 'name' || column === 'businessName';
  return isText && formula.test(cell) ? 'Begin with a letter or a digit.' : undefined;
}

/** The invite in a row of an upload, or everything wrong with the row, by column. */
export function readInviteRow(row: InviteCells): InviteRow {
  const problems = inviteUploadColumns.flatMap((path) => {
    const message = cellProblem(path, row[path].trim());
    return message === undefined ? [] : [{ path, message }];
  });
  const parsed = inviteeSchema.safeParse({
    name: row.name,
    email: row.email.trim(),
    mobileNumber: digitsOf(row.mobileNumber.trim()) || null,
    businessName: row.businessName.trim() || null,
  });
  if (parsed.success && problems.length === 0) return { ok: true, invitee: parsed.data };
  const named = new Set(problems.map(({ path }): string => path));
  const others = parsed.success ? [] : fieldProblems(parsed.error);
  return { ok: false, problems: [...problems, ...others.filter(({ path }) => !named.has(path))] };
}
