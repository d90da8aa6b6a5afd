import type { users as contract } from '@payfac/api/contract';
import {
  can,
  isSameMembership,
  type Membership,
  mayGrant,
  type Place,
  placeKindOf,
  type Role,
} from '@payfac/domain/access';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { forbidden } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Scope } from '../../http/scope.ts';
import {
  type AclEntry,
  membershipRow,
  type Person,
  storedPlace,
} from '../../http/sessions/memberships.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { memberships } from '../../kernel/database/schema/index.ts';
import { findAccount } from '../accounts/find-account.ts';
import { needed, notGrantable, requireGrantable, requireProduct } from './rules.ts';

type Changes = Pick<
  HandlerInput<typeof contract.update>['body'],
  'memberships' | 'roles' | 'subMerchantIds' | 'productIds'
>;

/** Whether a caller with this scope sees a membership. */
export function isSeen({ everything, productIds, subMerchantIds }: Scope, place: Place): boolean {
  if (everything) return true;
  if (place.kind === 'product') return productIds.includes(place.spProductId);
  return place.kind === 'account' && subMerchantIds.includes(place.subMerchantId);
}

/**
 * Whether the caller manages every place where the user works. Name, e-mail and password are shared by all places, so a
 * manager of one account could otherwise sign in as the user at another.
 */
export const managesWhole = (
  { scope, granted }: Pick<SessionContext, 'scope' | 'granted'>,
  { acl }: Pick<Person, 'acl'>,
): boolean => scope.everything || acl.every((one) => mayGrant(granted, one));

/** @throws CallFailure 403 for a user who also works at places the caller doesn't manage. */
export function requireWhole(context: SessionContext, person: Person): void {
  if (managesWhole(context, person)) return;
  throw forbidden(
    'This person also works elsewhere. Ask an administrator to change their sign-in or details.',
    'PERSON_SHARED',
  );
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Assigns each role at every place of its kind, as a plain list of roles implies. */
function spread(
  roles: readonly Role[],
  subMerchantIds: readonly string[],
  productIds: readonly string[],
): readonly Membership[] {
  const places: Readonly<Record<Place['kind'], readonly Place[]>> = {
    brand: [{ kind: 'brand' }],
    product: productIds.map((spProductId) => ({ kind: 'product', spProductId })),
    account: subMerchantIds.map((subMerchantId) => ({ kind: 'account', subMerchantId })),
  };
  return roles.flatMap((role) => {
    const held = places[placeKindOf[role]];
    if (held.length > 0) return held.map((place): Membership => ({ role, place }));
    throw needed(placeKindOf[role] === 'account' ? 'ACCOUNT_NEEDED' : 'PRODUCT_NEEDED');
  });
}

const accountIdsOf = (held: readonly Membership[]): readonly string[] =>
  unique(held.flatMap(({ place }) => (place.kind === 'account' ? [place.subMerchantId] : [])));

const productIdsOf = (held: readonly Membership[]): readonly string[] =>
  unique(held.flatMap(({ place }) => (place.kind === 'product' ? [place.spProductId] : [])));

const atAccounts = (held: readonly Membership[]) =>
  held.filter(({ place }) => place.kind === 'account');

/** Whether the user holds each of their roles at every one of their accounts. */
const isEven = (held: readonly Membership[]): boolean => {
  const own = atAccounts(held);
  const roles = unique(own.map(({ role }) => role));
  return own.length === roles.length * accountIdsOf(own).length;
};

/**
 * The memberships after a change, of those the caller sees.
 * @throws CallFailure 422 when a role has no place, or when the change doesn't say which role goes where.
 */
function wantedOf(seen: readonly AclEntry[], changes: Changes): readonly Membership[] {
  if (changes.memberships) {
    return changes.memberships.filter(
      (one, place, all) => all.findIndex((other) => isSameMembership(one, other)) === place,
    );
  }
  const { roles, subMerchantIds, productIds } = changes;
  if (!roles && !subMerchantIds && !productIds) return seen;
  if (!roles !== !subMerchantIds && !isEven(seen)) throw needed('MEMBERSHIPS_DIFFER');
  const products = unique(productIds ?? productIdsOf(seen));
  const provider = productIds && productIds.length > 0 ? (['service-provider'] as const) : [];
  const before = seen.map(({ role }) => role);
  const kept = before.filter((role) => role !== 'service-provider' || products.length > 0);
  const all = unique([...(roles ?? kept), ...provider]);
  return spread(all, unique(subMerchantIds ?? accountIdsOf(seen)), products);
}

const without = <M extends Membership>(some: readonly M[], others: readonly Membership[]) =>
  some.filter((one) => !others.some((other) => isSameMembership(one, other)));

async function requirePlace(queryable: Queryable, { place }: Membership, context: SessionContext) {
  if (place.kind === 'account') await findAccount(queryable, place.subMerchantId, context);
  if (place.kind !== 'product') return;
  if (!can(context.holder, 'users.products')) throw forbidden();
  await requireProduct(queryable, place.spProductId, context);
}

export interface MembershipChange {
  readonly added: readonly Membership[];
  readonly removed: readonly Membership[];
}

/**
 * The changes to a user's memberships. The caller sees and changes only those within their scope, and can't grant or
 * revoke a role that isn't theirs to grant there.
 * @param context of a manager of users.
 * @throws CallFailure 403, 404 for a place out of scope, 422.
 */
export async function membershipChange(
  queryable: Queryable,
  acl: readonly AclEntry[],
  changes: Changes,
  context: SessionContext,
): Promise<MembershipChange> {
  const { scope, granted } = context;
  const seen = acl.filter(({ place }) => isSeen(scope, place));
  if (changes.productIds && !can(context.holder, 'users.products')) throw forbidden();
  if (changes.roles) requireGrantable(granted, changes.roles);
  const wanted = wantedOf(seen, changes);
  const added = without(wanted, seen);
  const removed = without(seen, wanted);
  const touched = [...added, ...removed];
  requireGrantable(
    granted,
    touched.map(({ role }) => role),
  );
  for (const one of added) await requirePlace(queryable, one, context);
  if (!touched.every((one) => mayGrant(granted, one))) throw notGrantable();
  return { added, removed };
}

type Who = Pick<Person, 'userId' | 'facilitatorId'>;

/** Writes a change. @param isForced whether new memberships force a password reset. */
export async function writeMemberships(
  transaction: Transaction,
  person: Who,
  { added, removed }: MembershipChange,
  { at, isForced = false }: { readonly at: Date; readonly isForced?: boolean },
): Promise<void> {
  for (const { role, place } of removed) {
    const { placeId } = storedPlace(place, person.facilitatorId);
    await transaction
      .delete(memberships)
      .where(
        and(
          eq(memberships.userId, person.userId),
          eq(memberships.role, role),
          eq(memberships.placeId, placeId),
        ),
      );
  }
  if (added.length === 0) return;
  const rows = added.map((one) =>
    membershipRow(person, { ...one, forcePasswordReset: isForced }, at),
  );
  await transaction.insert(memberships).values(rows).onConflictDoNothing();
}

/** Clears the password reset that memberships force. */
export async function releaseMemberships(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .update(memberships)
    .set({ forcePasswordReset: false })
    .where(eq(memberships.userId, userId));
}
