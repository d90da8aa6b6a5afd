import type { users as contract } from '@payfac/api/contract';
import { can } from '@payfac/domain/access';
import type { SessionContext } from '../../http/context.ts';
import { forbidden } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Person } from '../../http/sessions/memberships.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import type { users } from '../../kernel/database/schema/index.ts';
import {
  membershipChange,
  releaseMemberships,
  requireWhole,
  writeMemberships,
} from './memberships.ts';
import { asManager, changeUser } from './store.ts';

type Changes = HandlerInput<typeof contract.update>['body'];

const hasAny = (...parts: readonly unknown[]): boolean => parts.some((part) => part !== undefined);

/** Whether roles or places change. */
const changesHoldings = (changes: Changes): boolean =>
  hasAny(changes.memberships, changes.roles, changes.subMerchantIds, changes.productIds);

/** Whether data that all places share changes. */
const changesPerson = (changes: Changes): boolean =>
  hasAny(
    changes.username,
    changes.name,
    changes.email,
    changes.theme,
    changes.timeZone,
    changes.forcePasswordReset,
  );

const columnsOf = (user: Person, changes: Changes): Partial<typeof users.$inferInsert> => {
  const { username, name, email, theme, timeZone, forcePasswordReset } = changes;
  return {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(theme === undefined ? {} : { theme: { ...user.theme, ...theme } }),
    ...(forcePasswordReset === undefined ? {} : { forcePasswordReset }),
    ...(timeZone === undefined
      ? {}
      : { preferences: { ...user.preferences, timeZone: timeZone ?? undefined } }),
  };
};

/** @throws CallFailure 403 for the caller themselves: users can't change their own roles. */
export function requireOther(
  { session }: SessionContext,
  { userId }: Pick<Person, 'userId'>,
): void {
  if (userId !== session.person.userId) return;
  throw forbidden('You can’t change your own roles, accounts, or products.');
}

/**
 * Changes a locked user. Users may change their own name, e-mail, username, theme and time zone, but neither their
 * roles and places nor their own forced reset.
 * @throws CallFailure 403, 404 for a place out of scope, 422 without a required place.
 */
export async function updateUser(
  transaction: Transaction,
  user: Person,
  changes: Changes,
  context: SessionContext,
): Promise<void> {
  const manager = asManager(context);
  const isOwn = user.userId === context.session.person.userId;
  if (changesHoldings(changes) || changes.forcePasswordReset !== undefined) {
    requireOther(context, user);
  }
  if (!isOwn && !can(context.holder, 'users.manage')) throw forbidden();
  if (changesHoldings(changes)) {
    const change = await membershipChange(transaction, user.acl, changes, manager);
    await writeMemberships(transaction, user, change, { at: new Date() });
  }
  if (!isOwn && changesPerson(changes)) requireWhole(manager, user);
  if (changes.forcePasswordReset === false) await releaseMemberships(transaction, user.userId);
  await changeUser(transaction, user.userId, columnsOf(user, changes));
}
