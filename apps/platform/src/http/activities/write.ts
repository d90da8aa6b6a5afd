import { maskCardNumbers } from '@payfac/domain/card-numbers';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { clock, userActivities } from '../../kernel/database/schema/index.ts';

/** The columns of an activity, except its id and time. */
export type NewActivity = Omit<typeof userActivities.$inferInsert, 'activityId' | 'createdAt'>;

/** Business time, computed in the database, so that writing needs no clock. */
const businessTime = sql<Date>`clock_timestamp()
  + coalesce((select ${clock.offsetMs} from ${clock} limit 1), 0) * interval '1 millisecond'`;

/** Writes one activity, with card numbers masked. Call it in the action's transaction. */
export async function writeActivity(queryable: Queryable, activity: NewActivity): Promise<void> {
  await queryable.insert(userActivities).values({
    ...activity,
    message: maskCardNumbers(activity.message),
    activityId: newId('act'),
    createdAt: businessTime,
  });
}
