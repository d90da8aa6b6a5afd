import type { Endpoint } from '@payfac/api/contract';
import type { SecurityEvent } from '@payfac/domain/activities';
import type { Database } from '../../kernel/database/connection.ts';
import { count } from '../../kernel/watch/metrics.ts';
import type { SessionContext } from '../context.ts';
import { isWithinEventLimit } from './event-limit.ts';
import { recordActivity } from './record.ts';

/** Records that a user was refused a call, by its route pattern. */
export async function recordRefusal(
  database: Database,
  context: SessionContext,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  const { person, signOnUserId } = context.session;
  const action: SecurityEvent = 'access-refused';
  count('payfac_security_events_total', { event: action });
  if (!(await isWithinEventLimit(database, signOnUserId || person.userId))) return;
  await recordActivity(database, context, { action, message: `Refused: ${method} ${path}` });
}
