import { and, count, eq, gt } from 'drizzle-orm';
import { CallFailure } from '../api/failures.ts';
import type { Queryable } from '../database/connection.ts';
import { cardTokens, facilitators } from '../database/schema/index.ts';

export const minuteMs = 60_000;

export const tooManyCards = (retryAfter: number) =>
  new CallFailure({
    status: 429,
    code: 'TOO_MANY',
    message: 'Too many cards in a row. Wait a minute.',
    retryAfter,
  });

/** Cards that each account of a facilitator may turn into tokens in a minute. */
export async function tokenizationPerMinute(
  queryable: Queryable,
  facilitatorId: string,
): Promise<number> {
  const [found] = await queryable
    .select({ perMinute: facilitators.tokenizationPerMinute })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  return found?.perMinute ?? 0;
}

/**
 * Lets an account turn one more card into a token.
 * @param now business time.
 * @throws CallFailure 429 when it made as many in the last minute as its facilitator allows.
 */
export async function requireTokenizationRoom(
  queryable: Queryable,
  { facilitatorId, subMerchantId }: { facilitatorId: string; subMerchantId: string },
  now: Date,
): Promise<void> {
  const [made] = await queryable
    .select({ count: count() })
    .from(cardTokens)
    .where(
      and(
        eq(cardTokens.subMerchantId, subMerchantId),
        gt(cardTokens.createdAt, new Date(now.getTime() - minuteMs)),
      ),
    );
  const perMinute = await tokenizationPerMinute(queryable, facilitatorId);
  if ((made?.count ?? 0) >= perMinute) throw tooManyCards(minuteMs / 1000);
}
