import type { SecurityEvent } from '@payfac/domain/activities';
import type { Database } from '../../kernel/database/connection.ts';
import { count } from '../../kernel/watch/metrics.ts';
import { isWithinEventLimit } from './event-limit.ts';
import { writeActivity } from './write.ts';

/*
 * Refused attempts, listed among user activities. Neither the entered text nor the requested path is stored: either
 * could contain a password typed into the wrong field, or an id that was guessed right.
 */

/** The username shown when the attempted name doesn't exist. */
const unknownUsername = '(unknown)';

interface FailedSignIn {
  readonly facilitatorId: string;
  /** The user with the name; undefined when there is none. */
  readonly user: { readonly userId: string; readonly username: string } | undefined;
  readonly ip: string | undefined;
  readonly message: string;
}

/** Records a failed sign-in: for which user, and from where. */
export async function recordFailedSignIn(
  database: Database,
  { facilitatorId, user, ip, message }: FailedSignIn,
): Promise<void> {
  const action: SecurityEvent = 'sign-in-failed';
  count('payfac_security_events_total', { event: action });
  if (!(await isWithinEventLimit(database, ip ?? 'unknown'))) return;
  await writeActivity(database, {
    facilitatorId,
    userId: user?.userId ?? '',
    username: user?.username ?? unknownUsername,
    action,
    message,
    ip: ip ?? null,
  });
}
