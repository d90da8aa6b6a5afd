import { maskCardNumbers } from '@payfac/domain/card-numbers';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { clock, userActivities } from '../../kernel/database/schema/index.ts';

/** What is written of an act; the id and the moment are given here. */
export type NewActivity = Omit<typeof userActivities.$inferInsert, 'activityId' | 'createdAt'>;

/** Business time, told by the database itself, so that writing needs no clock. */
const businessTime = sql<Date>`clock_timestamp()
  + coalesce((select ${clock.offsetMs} from ${clock} limit 1), 0) * interval '1 millisecond'`;

/** Writes one act down, with card numbers masked. Call it with the transaction of the act. */
export async function writeActivity(queryable: Queryable, activity: NewActivity): Promise<void> {
  await queryable.insert(userActivities).values({
    ...activity,
    message: maskCardNumbers(activity.message),
    activityId: newId('act'),
    createdAt: businessTime,
  });
}
