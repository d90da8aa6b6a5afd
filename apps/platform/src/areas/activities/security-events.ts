import type { Endpoint } from '@payfac/api/contract';
import type { SecurityEvent } from '@payfac/domain/activities';
import type { SessionContext } from '../../api/context.ts';
import type { Database } from '../../database/connection.ts';
import { takePlace } from '../../limits/take.ts';
import { recordActivity } from './record.ts';
import { writeActivity } from './write.ts';

/*
 * What was tried and not let through, among what people do. Neither what was typed nor an address is
 * kept: a password in the wrong field, or an id that was guessed right, would be there to read.
 */

/** Of one address or person, in a minute, that are written: whoever tries in a loop fills nothing. */
const eventsAMinute = 30;
const minuteMs = 60_000;

async function isWorthWriting(database: Database, whose: string): Promise<boolean> {
  const limit = { key: `security:${whose}`, most: eventsAMinute, windowMs: minuteMs };
  return (await takePlace(database, limit)) === undefined;
}

/** Who is named where nobody has the name that was tried. */
export const unknownUsername = '(unknown)';

interface FailedSignIn {
  readonly facilitatorId: string;
  /** The person with the name; undefined where there is none. */
  readonly user: { readonly userId: string; readonly username: string } | undefined;
  readonly ip: string | undefined;
  readonly message: string;
}

/** Writes down that somebody tried to sign in and could not: as whom, and from where. */
export async function recordFailedSignIn(
  database: Database,
  { facilitatorId, user, ip, message }: FailedSignIn,
): Promise<void> {
  if (!(await isWorthWriting(database, ip ?? 'unknown'))) return;
  const action: SecurityEvent = 'sign-in-failed';
  await writeActivity(database, {
    facilitatorId,
    userId: user?.userId ?? '',
    username: user?.username ?? unknownUsername,
    action,
    message,
    ip: ip ?? null,
  });
}

/** Writes down that somebody was refused a call, by its pattern. */
export async function recordRefusal(
  database: Database,
  context: SessionContext,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  const { person, signOnUserId } = context.session;
  if (!(await isWorthWriting(database, signOnUserId || person.userId))) return;
  const action: SecurityEvent = 'access-refused';
  await recordActivity(database, context, { action, message: `Refused: ${method} ${path}` });
}
