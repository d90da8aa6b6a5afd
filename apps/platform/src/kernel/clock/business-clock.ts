import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connection.ts';
import { clock, signOnThrottles } from '../database/schema/index.ts';

/** Business time: real time plus an offset that local environments may move. */
export interface BusinessClock {
  now(): Promise<Date>;
  /** Moves the clock forward for everybody. @param seconds at least 0. */
  advance(seconds: number): Promise<Date>;
}

const clockId = 'business';

/**
 * Business time: real time plus an offset kept in the database, so that it outlasts a restart and is
 * one for everybody. Sessions, throttles and keys never ask it: they live on real time.
 * @param realNow for tests; by default the machine's clock.
 */
export function createBusinessClock(
  database: Database,
  realNow: () => Date = () => new Date(),
): BusinessClock {
  const shifted = (offsetMs: number): Date => new Date(realNow().getTime() + offsetMs);
  return {
    async now() {
      const [row] = await database.select({ offsetMs: clock.offsetMs }).from(clock);
      return shifted(row?.offsetMs ?? 0);
    },
    async advance(seconds) {
      if (!(seconds >= 0)) throw new RangeError(`Business time only goes forward: ${seconds}`);
      const added = Math.round(seconds * 1000);
      const [row] = await database
        .insert(clock)
        .values({ clockId, offsetMs: added })
        .onConflictDoUpdate({
          target: clock.clockId,
          set: { offsetMs: sql`${clock.offsetMs} + ${added}` },
        })
        .returning({ offsetMs: clock.offsetMs });
      return shifted(row?.offsetMs ?? 0);
    },
  };
}

/**
 * Business time is this moment now, and runs on from there. For data that end at it: otherwise all that
 * comes due between them and today would be done at once, and would take longer each day.
 */
export async function businessTimeStartsAt(database: Queryable, moment: Date): Promise<void> {
  const offsetMs = moment.getTime() - Date.now();
  await database
    .insert(clock)
    .values({ clockId, offsetMs })
    .onConflictDoUpdate({ target: clock.clockId, set: { offsetMs } });
}

/**
 * Business time of data just seeded, or kept since, is this moment now. Wrong passwords are counted on security time,
 * which is real: those of the seed go along, and are as recent as they were.
 */
export async function beginBusinessTime(database: Queryable, moment: Date): Promise<void> {
  const [before] = await database.select({ offsetMs: clock.offsetMs }).from(clock);
  await businessTimeStartsAt(database, moment);
  const passedMs = (before?.offsetMs ?? 0) - (moment.getTime() - Date.now());
  const passed = sql`${passedMs} * interval '1 millisecond'`;
  await database.update(signOnThrottles).set({
    windowStartedAt: sql`${signOnThrottles.windowStartedAt} + ${passed}`,
    lockedUntil: sql`${signOnThrottles.lockedUntil} + ${passed}`,
  });
}
