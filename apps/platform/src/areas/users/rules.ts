import { usersMessages } from '@payfac/api/messages';
import { grantableRoles, type Member, type Role } from '@payfac/domain/access';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure, conflict, forbidden, invalid, notFound } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { passwordProblem } from './password-rules.ts';

export const notGrantable = () =>
  forbidden('You can’t grant or remove these roles.', 'ROLE_NOT_GRANTABLE');

/** @throws CallFailure 403 unless the user may grant each of the roles somewhere. */
export function requireGrantable(holder: Member, roles: readonly Role[]): void {
  const grantable = new Set(grantableRoles(holder));
  if (!roles.every((role) => grantable.has(role))) throw notGrantable();
}

export const needed = (code: 'ACCOUNT_NEEDED' | 'PRODUCT_NEEDED' | 'MEMBERSHIPS_DIFFER') =>
  new CallFailure({
    status: 422,
    code,
    message: {
      ACCOUNT_NEEDED: usersMessages.accountNeeded,
      PRODUCT_NEEDED: usersMessages.productNeeded,
      MEMBERSHIPS_DIFFER: usersMessages.membershipsDiffer,
    }[code],
  });

/** @returns the product's name. @throws CallFailure 404 for a product of another facilitator. */
export async function requireProduct(
  queryable: Queryable,
  spProductId: string,
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<string> {
  const [found] = await queryable
    .select({ name: spProducts.name })
    .from(spProducts)
    .where(
      and(
        eq(spProducts.spProductId, spProductId),
        eq(spProducts.facilitatorId, scope.facilitatorId),
      ),
    );
  if (!found) throw notFound('The product', spProductId);
  return found.name;
}

/** @throws CallFailure 400 for a password that attackers try first. */
export function requireUncommon(field: string, password: string, names: readonly string[]): void {
  const message = passwordProblem(password, names);
  if (message !== undefined) throw invalid([{ path: field, message }]);
}

/** Runs a write, and reports a taken username or e-mail with its own code. @throws CallFailure 409. */
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
