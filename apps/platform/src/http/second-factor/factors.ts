import { and, asc, countDistinct, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import {
  facilitators,
  factorResets,
  factors,
  memberships,
  users,
} from '../../kernel/database/schema/index.ts';
import { forgetRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { matchingSteps } from './totp.ts';

export type FactorRow = typeof factors.$inferSelect;

/** Locks the user's row: changes of their factors, and attempts at them, come one after the other in all processes. */
export const lockPerson = async (transaction: Transaction, userId: string): Promise<void> => {
  await transaction
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
};

/** Confirmed factors, oldest first. */
export const factorsOf = (queryable: Queryable, userId: string): Promise<FactorRow[]> =>
  queryable
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
    .orderBy(asc(factors.createdAt), asc(factors.factorId));

/** Whether the user has a confirmed second factor. @param userId in the surrounding statement. */
export const hasFactorSql = (userId: SQL): SQL => sql`exists (select 1 from factors
  where factors.user_id = ${userId} and factors.confirmed_at is not null)`;

/** Whether one of the user's roles requires a second factor. @param userId in the surrounding statement. */
const isRequiredSql = (userId: SQL): SQL => sql`exists (select 1
  from facilitators, memberships, users as holder
  where holder.user_id = ${userId} and facilitators.facilitator_id = holder.facilitator_id
    and facilitators.second_factor_roles <> '[]' and memberships.user_id = holder.user_id
    and jsonb_exists(facilitators.second_factor_roles, memberships.role))`;

/** Whether the user must add a second factor before anything else. */
export const lacksFactorSql = (userId: SQL): SQL =>
  sql`(${isRequiredSql(userId)} and not ${hasFactorSql(userId)})`;

/** Whether a user must have a second factor, and the ones they have. */
export async function demandOn(
  queryable: Queryable,
  userId: string,
): Promise<{ readonly isRequired: boolean; readonly hasFactor: boolean }> {
  const [found] = await queryable
    .select({
      isRequired: sql<boolean>`${isRequiredSql(sql.raw('users.user_id'))}`,
      hasFactor: sql<boolean>`${hasFactorSql(sql.raw('users.user_id'))}`,
    })
    .from(users)
    .where(eq(users.userId, userId));
  return found ?? { isRequired: false, hasFactor: false };
}

export async function mustAddFactor(queryable: Queryable, userId: string): Promise<boolean> {
  const { isRequired, hasFactor } = await demandOn(queryable, userId);
  return isRequired && !hasFactor;
}

/** The roles of a facilitator that require a second factor. */
export async function rolesThatNeedOne(queryable: Queryable, facilitatorId: string) {
  const [found] = await queryable
    .select({ roles: facilitators.secondFactorRoles })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  return found?.roles ?? [];
}

/** A facilitator's users by role, and how many of them have no second factor. */
export const holdersOfRoles = (queryable: Queryable, facilitatorId: string) =>
  queryable
    .select({
      role: memberships.role,
      users: countDistinct(users.userId),
      withoutFactor: sql<number>`count(distinct ${users.userId})
        filter (where not ${hasFactorSql(sql`${users.userId}`)})::int`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(and(eq(users.facilitatorId, facilitatorId), isNull(users.deletedAt)))
    .groupBy(memberships.role);

/**
 * Consumes an authenticator app's time step in one statement, so that of two concurrent requests with the same code
 * only one succeeds.
 */
async function takeStep(
  queryable: Queryable,
  { factorId }: FactorRow,
  step: number,
  now: Date,
): Promise<boolean> {
  const taken = await queryable
    .update(factors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(
      and(eq(factors.factorId, factorId), or(isNull(factors.lastStep), lt(factors.lastStep, step))),
    )
    .returning({ factorId: factors.factorId });
  return taken.length > 0;
}

/** Consumes a code of an authenticator app. @returns whether it is right and unused. */
export async function takeTotp(
  queryable: Queryable,
  row: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (row.secret === null) return false;
  for (const step of matchingSteps(row.secret, code, now)) {
    if (await takeStep(queryable, row, step, now)) return true;
  }
  return false;
}

/** Consumes a typed code of an authenticator app, or a recovery code. @returns whether it was right. */
export async function takeCode(
  queryable: Queryable,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  for (const row of await factorsOf(queryable, userId)) {
    if (await takeTotp(queryable, row, code, now)) return true;
  }
  return takeRecoveryCode(queryable, userId, code);
}

/** Deletes a user's factors; only the password is left. */
export async function forgetFactors(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(factors).where(eq(factors.userId, userId));
  await queryable.delete(factorResets).where(eq(factorResets.userId, userId));
  await forgetRecoveryCodes(queryable, userId);
}
