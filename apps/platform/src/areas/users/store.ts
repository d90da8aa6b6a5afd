import { and, eq, isNull } from 'drizzle-orm';
import { narrowed } from '../../http/access.ts';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import { aclOf, type Person, personColumns } from '../../http/sessions/memberships.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { users } from '../../kernel/database/schema/index.ts';
import { peopleWithin, type UserView, userListOf } from './list.ts';

/** The caller with their scope narrowed to where they manage users, for calls that are open to everyone. */
export const asManager = (context: SessionContext): SessionContext =>
  narrowed(context, ['users.manage', 'sidebar.users.manage']);

/** Users see themselves; managers see the users in their scope. */
const visible = (userId: string, context: SessionContext) => {
  const own = and(eq(users.userId, userId), isNull(users.deletedAt));
  if (userId === context.session.person.userId) return own;
  const { granted, scope } = asManager(context);
  return granted.memberships.length > 0 ? and(own, peopleWithin(scope)) : undefined;
};

/** @throws CallFailure 404 for a user that doesn't exist or is out of scope. */
export async function findUser(
  queryable: Queryable,
  userId: string,
  context: SessionContext,
): Promise<Person> {
  const condition = visible(userId, context);
  const [found] = condition
    ? await queryable.select(personColumns).from(users).where(condition)
    : [];
  if (!found) throw notFound('The user', userId);
  return found;
}

/** Rereads and locks a user. @throws CallFailure 404. */
export async function lockUser(transaction: Transaction, userId: string): Promise<Person> {
  const [found] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('update');
  if (!found) throw notFound('The user', userId);
  return { ...found, acl: await aclOf(transaction, userId) };
}

export async function showUser(
  { pool, passwordMaxAgeDays }: Pick<Services, 'pool' | 'passwordMaxAgeDays'>,
  userId: string,
  context: SessionContext,
): Promise<UserView> {
  const condition = visible(userId, context);
  const list = userListOf(passwordMaxAgeDays, asManager(context));
  const found = condition && (await readOne(pool, list, condition));
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
