import { can, type Membership } from '@payfac/domain/access';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actingSessions, bearerSessions, users } from '../../kernel/database/schema/index.ts';
import { aclOf, mayWork } from './memberships.ts';

/** Starts an acting session, owned by the administrator's sign-on. @returns its public reference. */
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

/** Whether a user with these memberships may act as another user. */
export const mayAct = (memberships: readonly Membership[]): boolean =>
  can({ memberships }, 'auth.loginAs');

/**
 * The user that an acting session acts as; undefined unless the sign-on owns it, it hasn't ended, and its owner may
 * still act as others. Locked and deleted users can't be acted as.
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

/** Ends an acting session in all of its tabs; the administrator's own tabs stay signed in. */
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
