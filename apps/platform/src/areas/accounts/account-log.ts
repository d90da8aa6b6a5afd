import type { ApplicationLogType } from '@payfac/domain/accounts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import type { StoredLog } from '../../kernel/database/schema/documents.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';

type ApplicationRow = typeof applications.$inferSelect;

/*
 * Every act on an account leaves a line in its log, in the transaction of the act. What changes an account
 * asks for a `Logged`, and only writing a line makes one.
 */

/** Who acts on an account; null for the system. */
export type Actor = Pick<StoredLog, 'username' | 'name'> | null;

/** An act in words; see `ApplicationLog`. */
export interface LogLine {
  readonly type: ApplicationLogType;
  readonly verb: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** The reason given. Default: none. */
  readonly note?: string | undefined;
  /** The merchant reads it. */
  readonly isTold?: true | undefined;
}

/** When somebody acts, and who. */
export interface Act {
  readonly at: Date;
  readonly by: Actor;
}

/** The person of a session, as the one who acts. */
export const actOf = (
  {
    session,
  }: {
    readonly session: { readonly person: { readonly username: string; readonly name: string } };
  },
  at: Date,
): Act => {
  const { username, name } = session.person;
  return { at, by: { username, name } };
};

/** The act of a job, or of an answer from outside. */
export const actOfSystem = (at: Date): Act => ({ at, by: null });

const unwritable = Symbol('written by account-log alone');

/** An act on an account that has its line. */
export interface Logged {
  readonly applicationId: string;
  readonly at: Date;
  readonly [unwritable]: true;
}

export const lineOf = (
  { type, verb, from = null, to = null, note, isTold }: LogLine,
  { at, by }: Act,
): StoredLog => ({
  type,
  verb,
  from,
  to,
  note: note ?? null,
  datetime: at.toISOString(),
  username: by?.username ?? null,
  name: by?.name ?? null,
  ...(isTold && { isTold }),
});

const withLines = (lines: readonly LogLine[], act: Act): SQL =>
  sql`${applications.logs} || ${JSON.stringify(lines.map((line) => lineOf(line, act)))}::jsonb`;

/** The columns of an application that only its machines change; see `moveApplication`. */
export type StateColumn =
  | 'status'
  | 'stage'
  | 'provisioning'
  | 'isSuspended'
  | 'suspensionReason'
  | 'suspendedAt'
  | 'suspendedBy';
/** What an act changes of an application beside its state. */
export type Details = Partial<Omit<ApplicationRow, StateColumn | 'logs' | 'applicationId'>> & {
  readonly [column in StateColumn | 'logs']?: never;
};

type Lines = readonly [LogLine, ...LogLine[]];

/** Writes lines with a change of state, in one statement. For the machines of an application alone. */
export async function writeState(
  transaction: Transaction,
  applicationId: string,
  changes: Partial<Omit<ApplicationRow, 'logs'>>,
  lines: Lines,
  act: Act,
): Promise<Logged> {
  await transaction
    .update(applications)
    .set({ ...changes, logs: withLines(lines, act), updatedAt: act.at })
    .where(eq(applications.applicationId, applicationId));
  return { applicationId, at: act.at, [unwritable]: true };
}

/** Writes lines, with what the act changes of the application itself. */
export const logAct = (
  transaction: Transaction,
  applicationId: string,
  lines: Lines,
  act: Act,
  details: Details = {},
): Promise<Logged> => writeState(transaction, applicationId, details, lines, act);

/** Changes a record of an application within a logged act. */
export async function changeRecord(
  transaction: Transaction,
  { at }: Logged,
  subMerchantObjId: string,
  changes: Partial<typeof subMerchants.$inferInsert>,
): Promise<void> {
  await transaction
    .update(subMerchants)
    .set({ ...changes, updatedAt: at })
    .where(eq(subMerchants.subMerchantObjId, subMerchantObjId));
}
