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
 * A person's attempts that began an operation and have not ended, or ended without a page telling how;
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

/** The person has been told how their attempt ended; one that still runs stays untold. */
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
