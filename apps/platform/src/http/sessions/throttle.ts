import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { signOnThrottles } from '../../kernel/database/schema/index.ts';

const minuteMs = 60_000;

/** Failures older than this don't count. */
export const throttleWindowMs = 60 * minuteMs;

/** Failures from one address that suggest guessing. */
export const suspiciousFailures = 5;

interface ThrottleRule {
  /** How many failures are free. */
  readonly free: number;
  /** The first wait; each further failure doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/*
 * An attacker at one address waits longer and longer there, without slowing anyone else. Guesses at one name from many
 * addresses slow that name down where its user has never signed in from. Every wait ends by itself.
 */
const rules = {
  /** A name from one address, and other counters of one user's own attempts. */
  own: { free: 5, firstMs: minuteMs, longestMs: 60 * minuteMs },
  /** A name, a user who entered the right password, or a payment page, from any address. */
  name: { free: 50, firstMs: minuteMs, longestMs: 15 * minuteMs },
  /** An address, for any name. */
  ip: { free: 100, firstMs: minuteMs, longestMs: 15 * minuteMs },
} as const satisfies Readonly<Record<string, ThrottleRule>>;

const ruleOf = (key: string): ThrottleRule => {
  if (key.startsWith('ip:')) return rules.ip;
  return /^(?:name|person|page):/.test(key) ? rules.name : rules.own;
};

export const nameKey = (facilitatorId: string, username: string): string =>
  `name:${facilitatorId}:${username.trim().toLowerCase()}`;
export const addressKey = (ip: string): string => `ip:${ip}`;
export const pairKey = (facilitatorId: string, username: string, ip: string): string =>
  `pair:${facilitatorId}:${username.trim().toLowerCase()}:${ip}`;

/** Second-factor attempts for a user, from one address and from any. */
export const stepKey = (userId: string, ip: string): string => `step:${userId}:${ip}`;
export const personKey = (userId: string): string => `person:${userId}`;

/** Whether attempts under any of the keys must wait. */
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

/** Counts a failure in one statement, so that concurrent attempts all count. @returns the count. */
export async function countFailure(database: Queryable, key: string, now: Date): Promise<number> {
  const [row] = await counted(database, key, now);
  return row?.failures ?? 1;
}

/**
 * Counts an attempt as failed before it is judged, so that attempts sent together can't all be judged. Forget or give
 * it back when it didn't fail.
 * @returns false, and counts nothing, while attempts under the key must wait.
 */
export async function claimAttempt(database: Queryable, key: string, now: Date): Promise<boolean> {
  return (await counted(database, key, now, { onlyUnlocked: true })).length > 0;
}

/** Takes back an attempt that was counted but not judged. */
export async function giveBack(database: Queryable, key: string): Promise<void> {
  const failures = sql`greatest(${signOnThrottles.failures} - 1, 0)`;
  const lockedUntil = sql`case when ${failures} >= ${ruleOf(key).free} then ${signOnThrottles.lockedUntil} end`;
  await database
    .update(signOnThrottles)
    .set({ failures, lockedUntil })
    .where(eq(signOnThrottles.throttleKey, key));
}

function counted(
  database: Queryable,
  key: string,
  now: Date,
  { onlyUnlocked = false }: { readonly onlyUnlocked?: boolean } = {},
) {
  const { free, firstMs, longestMs } = ruleOf(key);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const windowStart = sql`${new Date(now.getTime() - throttleWindowMs).toISOString()}::timestamptz`;
  const stale = sql`greatest(${signOnThrottles.windowStartedAt}, ${signOnThrottles.lockedUntil}) < ${windowStart}`;
  const failures = sql<number>`case when ${stale} then 1 else ${signOnThrottles.failures} + 1 end`;
  const wait = sql`least(${longestMs}::float8, ${firstMs}::float8 * power(2, least(${failures} - ${free}, 20)))`;
  const isUnlocked = sql`coalesce(${signOnThrottles.lockedUntil} <= ${moment}, true)`;
  return database
    .insert(signOnThrottles)
    .values({ throttleKey: key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signOnThrottles.throttleKey,
      set: {
        failures,
        windowStartedAt: sql`case when ${stale} then ${moment} else ${signOnThrottles.windowStartedAt} end`,
        lockedUntil: sql`case when ${failures} >= ${free} then ${moment} + ${wait} * interval '1 millisecond' end`,
      },
      ...(onlyUnlocked ? { setWhere: isUnlocked } : {}),
    })
    .returning({ failures: signOnThrottles.failures });
}

export async function forgetFailures(database: Queryable, key: string): Promise<void> {
  await database.delete(signOnThrottles).where(eq(signOnThrottles.throttleKey, key));
}

/** Clears every failed sign-in with a name, from any address. */
export async function forgetName(
  database: Queryable,
  facilitatorId: string,
  username: string,
): Promise<void> {
  await database
    .delete(signOnThrottles)
    .where(ofName(signOnThrottles.throttleKey, facilitatorId, username.trim()));
}

const ofName = (
  key: SQLWrapper,
  facilitatorId: SQLWrapper | string,
  username: SQLWrapper | string,
) =>
  sql`(${key} = 'name:' || ${facilitatorId}::text || ':' || lower(${username}::text)
    or starts_with(${key}, 'pair:' || ${facilitatorId}::text || ':' || lower(${username}::text) || ':'))`;

/** Whether any sign-in with the user's name must wait now; the user shows as locked until then. */
export const slowedNow = (
  facilitatorId: SQLWrapper | string,
  username: SQLWrapper | string,
): SQL<boolean> => sql<boolean>`exists (select 1 from ${signOnThrottles}
    where ${ofName(signOnThrottles.throttleKey, facilitatorId, username)}
      and ${signOnThrottles.lockedUntil} > clock_timestamp())`;

export async function isSlowed(
  database: Queryable,
  facilitatorId: string,
  username: string,
): Promise<boolean> {
  const { rows } = await database.execute<{ slowed: boolean }>(
    sql`select ${slowedNow(facilitatorId, username)} as slowed`,
  );
  return rows[0]?.slowed ?? false;
}
