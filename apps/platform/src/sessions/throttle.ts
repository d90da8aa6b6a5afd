import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { signOnThrottles } from '../database/schema/index.ts';

const windowMs = 15 * 60_000;
const pauseMs = 60_000;

/** Failures within the window after which further tries wait, and after which a person is locked. */
const failuresBeforePause = 5;
export const failuresBeforeLock = 10;
const failuresOfAddressBeforePause = 100;

export const nameKey = (facilitatorId: string, username: string): string =>
  `name:${facilitatorId}:${username.trim().toLowerCase()}`;
export const addressKey = (ip: string): string => `ip:${ip}`;

/** Whether tries by any of the keys must wait. */
export async function isThrottled(
  database: Queryable,
  keys: readonly string[],
  now: Date,
): Promise<boolean> {
  const rows = await database
    .select({ lockedUntil: signOnThrottles.lockedUntil })
    .from(signOnThrottles)
    .where(inArray(signOnThrottles.throttleKey, [...keys]));
  return rows.some(({ lockedUntil }) => lockedUntil !== null && lockedUntil > now);
}

/** Counts a failure, in one statement, so that simultaneous tries all count. Answers the count. */
export async function countFailure(database: Queryable, key: string, now: Date): Promise<number> {
  const limit = key.startsWith('ip:') ? failuresOfAddressBeforePause : failuresBeforePause;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const windowStart = sql`${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
  const pauseEnd = sql`${new Date(now.getTime() + pauseMs).toISOString()}::timestamptz`;
  const stale = sql`${signOnThrottles.windowStartedAt} < ${windowStart}`;
  const failures = sql<number>`case when ${stale} then 1 else ${signOnThrottles.failures} + 1 end`;
  const [row] = await database
    .insert(signOnThrottles)
    .values({ throttleKey: key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signOnThrottles.throttleKey,
      set: {
        failures,
        windowStartedAt: sql`case when ${stale} then ${moment} else ${signOnThrottles.windowStartedAt} end`,
        lockedUntil: sql`case when ${failures} >= ${limit} then ${pauseEnd} end`,
      },
    })
    .returning({ failures: signOnThrottles.failures });
  return row?.failures ?? 1;
}

export async function forgetFailures(database: Queryable, key: string): Promise<void> {
  await database.delete(signOnThrottles).where(eq(signOnThrottles.throttleKey, key));
}
