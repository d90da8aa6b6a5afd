import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { KeyRecord } from '../../http/idempotency/claim.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { idempotencyKeys } from '../../kernel/database/schema/index.ts';

export type Attempt = Pick<
  KeyRecord,
  'key' | 'createdAt' | 'responseStatus' | 'responseBody' | 'transactionId'
>;

const atMost = 50;

/** A person's attempts that began an operation whose outcome is not known, newest first. */
export const openAttempts = (
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
        eq(idempotencyKeys.state, 'running'),
        isNotNull(idempotencyKeys.transactionId),
        gt(idempotencyKeys.expiresAt, now),
      ),
    )
    .orderBy(desc(idempotencyKeys.createdAt))
    .limit(atMost);
