import { and, desc, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { KeyRecord } from '../../http/idempotency/claim.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { idempotencyKeys } from '../../kernel/database/schema/index.ts';

export type Attempt = Pick<
  KeyRecord,
  'key' | 'createdAt' | 'responseStatus' | 'responseBody' | 'transactionId'
>;

const atMost = 50;

/**
 * A user's attempts that began an operation and either haven't ended or haven't had their outcome shown on a page;
 * newest first.
 */
export const unacknowledgedAttempts = (
  queryable: Queryable,
  userId: string,
  now = new Date(),
): Promise<Attempt[]> =>
  queryable
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        or(eq(idempotencyKeys.state, 'running'), idempotencyKeys.isUntold),
        isNotNull(idempotencyKeys.transactionId),
        gt(idempotencyKeys.expiresAt, now),
      ),
    )
    .orderBy(desc(idempotencyKeys.createdAt))
    .limit(atMost);

/** Marks a user's attempt as shown to them; an attempt that is still running stays unacknowledged. */
export async function markAcknowledged(
  queryable: Queryable,
  userId: string,
  key: string,
): Promise<void> {
  await queryable
    .update(idempotencyKeys)
    .set({ isUntold: false })
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.state, 'answered'),
      ),
    );
}
