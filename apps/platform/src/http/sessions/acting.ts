import { can, type Membership } from '@payfac/domain/access';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actingSessions, bearerSessions, users } from '../../kernel/database/schema/index.ts';
import { aclOf, mayWork } from './memberships.ts';

/** Begins an acting session, owned by the administrator's sign-on. Answers its public reference. */
export async function startActing(
  database: Queryable,
  owner: { readonly signOnId: string; readonly userId: string },
  targetUserId: string,
  now = new Date(),
): Promise<string> {
  const actingRef = newId('as');
  await database.insert(actingSessions).values({
    actingRef,
    signOnId: owner.signOnId,
    ownerUserId: owner.userId,
    userId: targetUserId,
    createdAt: now,
  });
  return actingRef;
}

/** Whether somebody who holds this may act as another person. */
export const mayAct = (memberships: readonly Membership[]): boolean =>
  can({ memberships }, 'auth.loginAs');

/**
 * Whom an acting session acts as; undefined unless the sign-on owns it, it still runs, and its owner
 * may still act as others. Nobody acts as a person who is locked or deleted.
 */
export async function findActing(
  database: Queryable,
  actingRef: string,
  signOnId: string,
): Promise<{ readonly userId: string } | undefined> {
  const [found] = await database
    .select({ userId: actingSessions.userId, ownerUserId: actingSessions.ownerUserId })
    .from(actingSessions)
    .innerJoin(users, and(eq(users.userId, actingSessions.userId), mayWork))
    .where(
      and(
        eq(actingSessions.actingRef, actingRef),
        eq(actingSessions.signOnId, signOnId),
        isNull(actingSessions.endedAt),
      ),
    );
  return found && mayAct(await aclOf(database, found.ownerUserId)) ? found : undefined;
}

/** Leaves an acting session in all its tabs; the administrator's own stay signed in. */
export async function endActing(
  database: Database,
  actingRef: string,
  now = new Date(),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const table of [bearerSessions, actingSessions] as const) {
      await transaction
        .update(table)
        .set({ endedAt: now })
        .where(and(eq(table.actingRef, actingRef), isNull(table.endedAt)));
    }
  });
}
