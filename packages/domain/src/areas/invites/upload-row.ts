import * as z from 'zod/mini';
import { phoneNumber } from '../../kernel/contact/index.ts';
import { type FieldProblem, fieldProblems, text } from '../../kernel/validation/index.ts';
import { personName } from '../users/index.ts';
import { type InviteUploadColumn, inviteUploadColumns } from './upload.ts';

/** Whom an invite is for. */
export const inviteeSchema = z.strictObject({
  name: personName,
  email: z.email(),
  mobileNumber: z.optional(z.nullable(phoneNumber)),
  businessName: z.optional(z.nullable(text(120))),
});
export type Invitee = z.output<typeof inviteeSchema>;

/** A row of an upload by column; a column that the file lacks is empty. */
export type InviteCells = Readonly<Record<InviteUploadColumn, string>>;

export type InviteRow =
  | { readonly ok: true; readonly invitee: Invitee }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hidden = /[\u0000-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** What spreadsheets would run when the row is exported again. */
const formula = /^[=+\-@]/;

/** A text without what cannot be seen: control characters, and marks that turn writing around. */
export const withoutHidden = (cell: string): string => cell.replace(hidden, '');

/** `+1 (207) 555-0142` as ten digits; anything else as it is, for the schema to judge. */
const digitsOf = (cell: string): string => {
  const digits = cell.replace(/^\+?1[ .-]?(?=\D*\d{3})/, '').replace(/[ ().-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : cell;
};

function cellProblem(column: InviteUploadColumn, cell: string): string | undefined {
  if (withoutHidden(cell) !== cell) return 'Remove hidden characters.';
  const isText = column === 'name' || column === 'businessName';
  return isText && formula.test(cell) ? 'Begin with a letter or a digit.' : undefined;
}

/** What a row of an upload says, or everything that is wrong with it, by column. */
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
