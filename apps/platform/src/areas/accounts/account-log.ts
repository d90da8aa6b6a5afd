import type { ApplicationLogType } from '@payfac/domain/accounts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import type { StoredLog } from '../../kernel/database/schema/documents.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';

type ApplicationRow = typeof applications.$inferSelect;

/*
 * Every action on an account writes a line to its log in the same transaction. Code that changes an account requires a
 * `Logged`, which only writing a line returns.
 */

/** The user who acts on an account; null for the system. */
export type Actor = Pick<StoredLog, 'username' | 'name'> | null;

/** One line of an account's log; see `ApplicationLog`. */
export interface LogLine {
  readonly type: ApplicationLogType;
  readonly verb: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** The reason given. Default: none. */
  readonly note?: string | undefined;
  /** Visible to the merchant. */
  readonly isTold?: true | undefined;
}

/** When an action happens, and by which user. */
export interface Act {
  readonly at: Date;
  readonly by: Actor;
}

/** The act of the session's user. */
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

/** The act of a job, or of a processor's response. */
export const actOfSystem = (at: Date): Act => ({ at, by: null });

const unwritable = Symbol('written by account-log alone');

/** Proof that an action on an account wrote its log line. */
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

/** The columns of an application that only its state machines change; see `moveApplication`. */
export type StateColumn =
  | 'status'
  | 'stage'
  | 'provisioning'
  | 'isSuspended'
  | 'suspensionReason'
  | 'suspendedAt'
  | 'suspendedBy';
/** The columns an action may change besides the application's state. */
export type Details = Partial<Omit<ApplicationRow, StateColumn | 'logs' | 'applicationId'>> & {
  readonly [column in StateColumn | 'logs']?: never;
};

type Lines = readonly [LogLine, ...LogLine[]];

/** Writes log lines and a change of state in one statement. Only the application's state machines call this. */
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

/** Writes log lines and the action's changes to the application. */
export const logAct = (
  transaction: Transaction,
  applicationId: string,
  lines: Lines,
  act: Act,
  details: Details = {},
): Promise<Logged> => writeState(transaction, applicationId, details, lines, act);

/** Changes a sub-merchant record as part of a logged action. */
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
