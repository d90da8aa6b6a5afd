import { usersMessages } from '@payfac/api/messages';
import { grantableRoles, type Holder, type Role } from '@payfac/domain/access';
import { needsAccount } from '@payfac/domain/users';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { CallFailure, conflict, forbidden, invalid, notFound } from '../../api/failures.ts';
import type { Queryable } from '../../database/connection.ts';
import { databaseErrorOf } from '../../database/in-transaction.ts';
import { spProducts } from '../../database/schema/index.ts';
import { findAccount } from '../accounts/find-account.ts';
import { isCommonPassword } from './password-rules.ts';

/** @throws CallFailure 403 unless the person may give every one of the roles. */
export function requireGrantable(holder: Pick<Holder, 'roles'>, roles: readonly Role[]): void {
  const grantable = new Set(grantableRoles(holder));
  if (!roles.every((role) => grantable.has(role))) {
    throw forbidden('You may not give or take these roles.', 'ROLE_NOT_GRANTABLE');
  }
}

/** People with a merchant-type role work for an account. @throws CallFailure 422. */
export function requireAccount(roles: readonly Role[], subMerchantIds: readonly string[]): void {
  if (subMerchantIds.length > 0 || !needsAccount(roles)) return;
  throw new CallFailure({
    status: 422,
    code: 'ACCOUNT_NEEDED',
    message: usersMessages.accountNeeded,
  });
}

/** @throws CallFailure 404 for a product of another facilitator. */
export async function requireProduct(
  queryable: Queryable,
  spProductId: string,
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<void> {
  const [found] = await queryable
    .select({ spProductId: spProducts.spProductId })
    .from(spProducts)
    .where(
      and(
        eq(spProducts.spProductId, spProductId),
        eq(spProducts.facilitatorId, scope.facilitatorId),
      ),
    );
  if (!found) throw notFound('The product', spProductId);
}

/** The applications of the accounts, which the person must be allowed to see. @throws CallFailure 404. */
export async function applicationIdsOf(
  queryable: Queryable,
  subMerchantIds: readonly string[],
  context: SessionContext,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const subMerchantId of subMerchantIds) {
    const { subMerchant } = await findAccount(queryable, subMerchantId, context);
    ids.add(subMerchant.applicationId);
  }
  return [...ids];
}

/** @throws CallFailure 400 for a password that would be tried first. */
export function requireUncommon(field: string, password: string, names: readonly string[]): void {
  if (!isCommonPassword(password, names)) return;
  throw invalid([
    { path: field, message: 'This password is too common. Choose one nobody would try.' },
  ]);
}

/** Runs a write; what is taken already is told by its own code. @throws CallFailure 409. */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (problem) {
    const constraint = databaseErrorOf(problem)?.constraint;
    if (constraint === 'users_username') {
      throw conflict('USERNAME_TAKEN', usersMessages.usernameTaken);
    }
    if (constraint === 'users_email') throw conflict('EMAIL_TAKEN', usersMessages.emailTaken);
    throw problem;
  }
}
