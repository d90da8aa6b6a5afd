import type { Queryable } from '../../kernel/database/connection.ts';
import type { SessionContext } from '../context.ts';
import { writeActivity } from './write.ts';

/** A user's action, in words that stay true however it ends. */
export interface Act {
  /** The ability that was used, such as `transactions.refund`, or a word such as `signed-in`. */
  readonly action: string;
  /** The id of the action's target. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly subMerchantId?: string | undefined;
}

/** The user who acts. */
export interface Whose extends Pick<SessionContext, 'scope' | 'ip'> {
  readonly session: Pick<SessionContext['session'], 'person' | 'actingRef' | 'signOnUserId'>;
}

/**
 * Records a user's action as an activity. Call it inside the action's database transaction, so that a rollback leaves
 * no record. An administrator who acts as the user is named, too.
 */
export function recordActivity(
  transaction: Queryable,
  { session, scope, ip }: Whose,
  { action, target, message, subMerchantId }: Act,
): Promise<void> {
  const { person, actingRef, signOnUserId } = session;
  return writeActivity(transaction, {
    facilitatorId: scope.facilitatorId,
    userId: person.userId,
    username: person.username,
    actorUserId: actingRef === null ? null : signOnUserId,
    subMerchantId: subMerchantId ?? null,
    action,
    target: target ?? null,
    message,
    ip: ip ?? null,
  });
}
