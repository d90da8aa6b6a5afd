import type { SecurityEvent } from '@payfac/domain/activities';
import type { Database } from '../../kernel/database/connection.ts';
import { isWithinEventLimit } from './event-limit.ts';
import { writeActivity } from './write.ts';

/*
 * What was tried and not let through, among what people do. Neither what was typed nor an address is
 * kept: a password in the wrong field, or an id that was guessed right, would be there to read.
 */

/** Who is named where nobody has the name that was tried. */
const unknownUsername = '(unknown)';

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
  if (!(await isWithinEventLimit(database, ip ?? 'unknown'))) return;
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
