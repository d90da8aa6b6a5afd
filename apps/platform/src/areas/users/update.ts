import type { users as contract } from '@payfac/api/contract';
import { can } from '@payfac/domain/access';
import type { SessionContext } from '../../api/context.ts';
import { forbidden } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Queryable } from '../../database/connection.ts';
import type { users } from '../../database/schema/index.ts';
import { applicationIdsOf, requireAccount, requireGrantable, requireProduct } from './rules.ts';
import type { UserRow } from './store.ts';

type Changes = HandlerInput<typeof contract.update>['body'];

/** What only those who manage people may change. */
const isManaged = (changes: Changes): boolean =>
  [changes.roles, changes.subMerchantIds, changes.productIds, changes.forcePasswordReset].some(
    (part) => part !== undefined,
  );

/**
 * The columns a change of a person comes to. Everybody may change their own name, e-mail, user name,
 * theme and time zone, nobody their own roles, accounts, products and forced reset.
 * @throws CallFailure 403, 404 for an account out of reach, 422 without a needed account.
 */
export async function columnsOfUpdate(
  queryable: Queryable,
  user: UserRow,
  changes: Changes,
  context: SessionContext,
): Promise<Partial<typeof users.$inferInsert>> {
  const { holder, session } = context;
  const isOwn = user.userId === session.person.userId;
  const before = user.acl.map(({ role }) => role);
  if (isOwn && isManaged(changes)) {
    throw forbidden('You may not change your own roles, accounts and products.');
  }
  if (!isOwn) {
    if (!can(holder, 'users.manage')) throw forbidden();
    requireGrantable(holder, before);
  }
  const roles = changes.roles ?? before;
  const subMerchantIds = changes.subMerchantIds ?? user.subMerchantIds;
  if (isManaged(changes)) {
    requireGrantable(holder, roles);
    requireAccount(roles, subMerchantIds);
  }
  if (changes.productIds !== undefined) {
    if (!can(holder, 'users.products')) throw forbidden();
    for (const productId of changes.productIds) await requireProduct(queryable, productId, context);
  }
  const { timeZone, forcePasswordReset, productIds } = changes;
  const isReleased = forcePasswordReset === false;
  const forced = new Map(user.acl.map((entry) => [entry.role, entry.forcePasswordReset]));
  return {
    ...(changes.username === undefined ? {} : { username: changes.username }),
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.email === undefined ? {} : { email: changes.email }),
    ...(changes.theme === undefined ? {} : { theme: { ...user.theme, ...changes.theme } }),
    ...(productIds === undefined ? {} : { productIds: [...new Set(productIds)] }),
    ...(forcePasswordReset === undefined ? {} : { forcePasswordReset }),
    ...(timeZone === undefined
      ? {}
      : { preferences: { ...user.preferences, timeZone: timeZone ?? undefined } }),
    ...(changes.roles === undefined && !isReleased
      ? {}
      : {
          roles: [...new Set(roles)],
          acl: [...new Set(roles)].map((role) => ({
            role,
            forcePasswordReset: !isReleased && (forced.get(role) ?? false),
          })),
        }),
    ...(changes.subMerchantIds === undefined
      ? {}
      : {
          subMerchantIds: [...new Set(subMerchantIds)],
          applicationIds: await applicationIdsOf(queryable, subMerchantIds, context),
        }),
  };
}
