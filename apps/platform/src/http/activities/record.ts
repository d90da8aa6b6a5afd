import type { Queryable } from '../../kernel/database/connection.ts';
import type { SessionContext } from '../context.ts';
import { writeActivity } from './write.ts';

/** What somebody did, in words that stay true however the act ends. */
export interface Act {
  /** The ability that was used, such as `transactions.refund`, or a word such as `signed-in`. */
  readonly action: string;
  /** The id of what was acted upon. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly subMerchantId?: string | undefined;
}

/** Whose act it is. */
export interface Whose extends Pick<SessionContext, 'scope' | 'ip'> {
  readonly session: Pick<SessionContext['session'], 'person' | 'actingRef' | 'signOnUserId'>;
}

/**
 * Records what a person did, as a user activity. Call it inside the database transaction of the act:
 * what is undone was never recorded. An administrator who acts as the person is named beside them.
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
