import { and, desc, eq } from 'drizzle-orm';
import type { LastAct } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { userActivities, users } from '../../kernel/database/schema/index.ts';

/**
 * The last move that a user made on a target, and who made it; undefined when no user moved it.
 * @param verbs the name of each move, by its message up to the colon.
 */
export async function lastActOn(
  queryable: Queryable,
  target: { readonly facilitatorId: string; readonly id: string },
  verbs: ReadonlyMap<string, string>,
): Promise<LastAct | undefined> {
  const rows = await queryable
    .select({
      name: users.name,
      username: userActivities.username,
      message: userActivities.message,
      at: userActivities.createdAt,
    })
    .from(userActivities)
    .leftJoin(users, eq(users.userId, userActivities.userId))
    .where(
      and(
        eq(userActivities.facilitatorId, target.facilitatorId),
        eq(userActivities.target, target.id),
      ),
    )
    .orderBy(desc(userActivities.createdAt), desc(userActivities.activityId))
    .limit(10);
  for (const { name, username, message, at } of rows) {
    const what = verbs.get(message.split(':')[0] ?? '');
    if (what !== undefined) return { who: name ?? username ?? 'The system', what, at };
  }
  return undefined;
}
