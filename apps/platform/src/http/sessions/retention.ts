import { idleTimeoutMs } from '@payfac/domain/enumerations';
import { and, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import {
  actingSessions,
  bearerSessions,
  factorResets,
  factors,
  passkeyChallenges,
  signInSteps,
  signOns,
  signOnThrottles,
} from '../../kernel/database/schema/index.ts';
import { suspiciousFailures, throttleWindowMs } from './throttle.ts';

const dayMs = 86_400_000;
/** Expired tokens are kept for a day, to answer questions about them. */
const keptTokensMs = dayMs;
/** Sign-ons show when and from where a user last signed in. */
const keptSignOnsMs = 90 * dayMs;
/** Addresses that guessed passwords are shown to risk staff. */
const keptGuessesMs = 30 * dayMs;

/**
 * Deletes what sessions leave behind: ended tokens and acting sessions, old sign-ons, expired failure counts, and
 * unconfirmed second factors.
 * @param now security time.
 * @returns how many rows were deleted.
 */
export async function deleteOldSessions(database: Database, now = new Date()): Promise<number> {
  const over = new Date(now.getTime() - idleTimeoutMs - keptTokensMs);
  const longOver = new Date(now.getTime() - keptSignOnsMs);
  const idle = database
    .select({ signOnId: signOns.signOnId })
    .from(signOns)
    .where(lt(signOns.lastSeenAt, over));
  const counts: (number | null)[] = [];
  const bearers = await database
    .delete(bearerSessions)
    .where(or(lt(bearerSessions.endedAt, over), inArray(bearerSessions.signOnId, idle)));
  counts.push(bearers.rowCount);
  const tabs = database
    .select({ one: sql`1` })
    .from(bearerSessions)
    .where(sql`${bearerSessions.actingRef} = ${actingSessions.actingRef}`);
  const acting = await database
    .delete(actingSessions)
    .where(
      and(
        or(lt(actingSessions.endedAt, over), inArray(actingSessions.signOnId, idle)),
        notExists(tabs),
      ),
    );
  counts.push(acting.rowCount);
  const left = sql`exists (select 1 from bearer_sessions b where b.sign_on_id = sign_ons.sign_on_id)
    or exists (select 1 from acting_sessions a where a.sign_on_id = sign_ons.sign_on_id)`;
  const ended = await database
    .delete(signOns)
    .where(and(lt(signOns.lastSeenAt, longOver), sql`not (${left})`));
  counts.push(ended.rowCount);
  for (const table of [signInSteps, passkeyChallenges] as const) {
    const late = await database.delete(table).where(lt(table.expiresAt, now));
    counts.push(late.rowCount);
  }
  const unconfirmed = await database
    .delete(factors)
    .where(and(isNull(factors.confirmedAt), lt(factors.createdAt, over)));
  const unanswered = await database
    .delete(factorResets)
    .where(lt(factorResets.askedAt, new Date(now.getTime() - dayMs)));
  counts.push(unconfirmed.rowCount, unanswered.rowCount);
  const stale = new Date(now.getTime() - throttleWindowMs);
  const forgotten = new Date(now.getTime() - keptGuessesMs);
  const throttles = await database.delete(signOnThrottles).where(
    sql`greatest(${signOnThrottles.windowStartedAt}, ${signOnThrottles.lockedUntil})
        < case when ${signOnThrottles.throttleKey} like 'ip:%'
            and ${signOnThrottles.failures} >= ${suspiciousFailures}
          then ${forgotten.toISOString()}::timestamptz else ${stale.toISOString()}::timestamptz end`,
  );
  counts.push(throttles.rowCount);
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
