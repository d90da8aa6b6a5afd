import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { limitWindows } from '../database/schema/index.ts';
import type { LimitName } from '../watch/catalog.ts';
import { count } from '../watch/metrics.ts';

/*
 * Limits shared by all processes of a database. A window starts with its first use. One statement checks for room and
 * takes it, so no more than the limit passes, even if many arrive at once. Time is the database's, which is real time.
 */

export interface Limit {
  readonly name: LimitName;
  /** Such as an ID or an address. */
  readonly whose: string;
  /** Uses per window. */
  readonly most: number;
  /** How many of these guests may take; the rest is kept for known callers. */
  readonly mostOfGuests?: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

const w = limitWindows;
const secondMs = 1000;

/**
 * Uses a limit once.
 * @param isGuest counts against the guests' share.
 * @returns whole seconds to wait if the limit is used up, otherwise undefined.
 */
export async function takePlace(
  queryable: Queryable,
  { name, whose, most, mostOfGuests = most, windowMs }: Limit,
  isGuest = false,
): Promise<number | undefined> {
  const key = `${name}:${whose}`;
  const window = sql`${windowMs} * interval '1 millisecond'`;
  const isOver = sql`${w.startedAt} <= clock_timestamp() - ${window}`;
  const guests = isGuest ? 1 : 0;
  const hasRoom = isGuest
    ? sql`${w.taken} < ${most} and ${w.takenByGuests} < ${mostOfGuests}`
    : sql`${w.taken} < ${most}`;
  const taken = await queryable
    .insert(w)
    .values({ limitKey: key, startedAt: sql`clock_timestamp()`, taken: 1, takenByGuests: guests })
    .onConflictDoUpdate({
      target: w.limitKey,
      set: {
        startedAt: sql`case when ${isOver} then clock_timestamp() else ${w.startedAt} end`,
        taken: sql`case when ${isOver} then 1 else ${w.taken} + 1 end`,
        takenByGuests: sql`case when ${isOver} then ${guests} else ${w.takenByGuests} + ${guests} end`,
      },
      setWhere: sql`${isOver} or (${hasRoom})`,
    })
    .returning({ taken: w.taken });
  if (taken.length > 0) return undefined;
  count('payfac_rate_limit_refusals_total', { limit: name });
  const [full] = await queryable
    .select({
      left: sql<number>`extract(epoch from ${w.startedAt} + ${window} - clock_timestamp())::float8`,
    })
    .from(w)
    .where(eq(w.limitKey, key));
  return Math.max(1, Math.ceil(full?.left ?? windowMs / secondMs));
}

/** Windows are short: older ones no longer count. */
const keptMs = 3_600_000;

/** @returns the number of deleted expired windows. */
export async function deleteOldWindows(queryable: Queryable): Promise<number> {
  const { rowCount } = await queryable
    .delete(w)
    .where(sql`${w.startedAt} < clock_timestamp() - ${keptMs} * interval '1 millisecond'`);
  return rowCount ?? 0;
}
