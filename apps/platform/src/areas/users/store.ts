import { can } from '@payfac/domain/access';
import { and, eq, isNull } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { notFound } from '../../api/failures.ts';
import { readOne } from '../../api/lists/read-one.ts';
import type { Services } from '../../api/services.ts';
import type { Queryable, Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema/index.ts';
import { peopleWithin, type UserView, userListOf } from './list.ts';

export type UserRow = typeof users.$inferSelect;

/** People see themselves; who manages people sees those in scope. */
const visible = (userId: string, { session, holder, scope }: SessionContext) => {
  const own = and(eq(users.userId, userId), isNull(users.deletedAt));
  if (userId === session.person.userId) return own;
  const manages = can(holder, 'sidebar.users.manage') || can(holder, 'users.manage');
  return manages ? and(own, peopleWithin(scope)) : undefined;
};

/** @throws CallFailure 404 for a person that is not there or out of reach. */
export async function findUser(
  queryable: Queryable,
  userId: string,
  context: SessionContext,
): Promise<UserRow> {
  const condition = visible(userId, context);
  const [found] = condition ? await queryable.select().from(users).where(condition) : [];
  if (!found) throw notFound('The user', userId);
  return found;
}

/** A person that was found, as they are now, until the transaction ends. @throws CallFailure 404. */
export async function lockUser(transaction: Transaction, userId: string): Promise<UserRow> {
  const [found] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('update');
  if (!found) throw notFound('The user', userId);
  return found;
}

export async function showUser(
  { pool, passwordMaxAgeDays }: Pick<Services, 'pool' | 'passwordMaxAgeDays'>,
  userId: string,
  context: SessionContext,
): Promise<UserView> {
  const condition = visible(userId, context);
  const found = condition && (await readOne(pool, userListOf(passwordMaxAgeDays), condition));
  if (!found) throw notFound('The user', userId);
  return found;
}

export async function changeUser(
  queryable: Queryable,
  userId: string,
  changes: Partial<typeof users.$inferInsert>,
  now = new Date(),
): Promise<void> {
  await queryable
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.userId, userId));
}
