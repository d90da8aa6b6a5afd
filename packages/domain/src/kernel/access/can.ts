import type { Ability } from './abilities.ts';
import type { Feature } from './features.ts';
import {
  grants,
  isBrandWide,
  isSamePlace,
  type Membership,
  type Place,
  type Position,
  placeKindOf,
  reaches,
} from './memberships.ts';
import { capitalRoles, isMerchantRole, merchantRoles, type Role, roles } from './roles.ts';

/** The parts of a signed-in user that decide what they may do. Abilities are always derived. */
export interface Holder {
  readonly memberships: readonly Membership[];
  readonly accounts: readonly {
    readonly subMerchantId: string;
    readonly features: readonly Feature[];
  }[];
}

/** A user's roles, and where each is held. */
export type Member = Pick<Holder, 'memberships'>;

/** The distinct roles a user holds anywhere. */
export const rolesOf = ({ memberships }: Member): readonly Role[] => [
  ...new Set(memberships.map(({ role }) => role)),
];

/**
 * The same user with only the memberships that grant one of the abilities: what a call or page that requires these
 * abilities may reach.
 */
export const narrowedTo = <M extends Member>(holder: M, abilities: readonly Ability[]): M => ({
  ...holder,
  memberships: holder.memberships.filter((one) =>
    abilities.some((ability) => grants(one, ability)),
  ),
});

/**
 * Whether any of the user's memberships grants the ability. Everything not granted is refused.
 * @param at counts only memberships that reach it; without it, any membership counts.
 */
export const can = (holder: Member, ability: Ability, at?: Position): boolean =>
  holder.memberships.some((one) => grants(one, ability) && (at === undefined || reaches(one, at)));

export const canAny = (holder: Member, abilities: readonly Ability[], at?: Position): boolean =>
  abilities.some((ability) => can(holder, ability, at));

export const isMerchantUser = ({ memberships }: Member): boolean =>
  memberships.length > 0 && memberships.every(({ role }) => isMerchantRole(role));

const capitalRoleSet: ReadonlySet<string> = new Set(capitalRoles);

export const isCapitalUser = ({ memberships }: Member): boolean =>
  memberships.length > 0 && memberships.every(({ role }) => capitalRoleSet.has(role));

/** The memberships that show authorizations: all that grant transactions, except the sales clerk's. */
export const showingAuthorizations = ({ memberships }: Member): readonly Membership[] =>
  memberships.filter((one) => one.role !== 'sales-clerk' && grants(one, 'sidebar.transactions'));

/**
 * Whether authorization-only transactions are hidden from a user at any place: where only the sales clerk role grants
 * them transactions.
 * @param at asks about one account's transactions.
 */
export function hidesAuthorizations(holder: Member, at?: Position): boolean {
  const showing = showingAuthorizations(holder);
  const clerk = holder.memberships.filter(({ role }) => role === 'sales-clerk');
  if (at) {
    return clerk.some((one) => reaches(one, at)) && !showing.some((one) => reaches(one, at));
  }
  return clerk.some(
    ({ place }) => !showing.some((one) => isBrandWide(one) || isSamePlace(one.place, place)),
  );
}

/**
 * Whether a feature flag lets the user in. Flags restrict merchant-type users only: a page needs the flag on any of
 * their accounts, a write needs it on the chosen account.
 */
export function hasFeature(holder: Holder, feature: Feature, subMerchantId?: string): boolean {
  if (!isMerchantUser(holder)) return true;
  return holder.accounts.some(
    (account) =>
      (subMerchantId === undefined || account.subMerchantId === subMerchantId) &&
      account.features.includes(feature),
  );
}

/** The roles a user may grant: an admin any, a merchant admin the merchant-type ones. */
export function grantableRoles(holder: Member): readonly Role[] {
  const held = rolesOf(holder);
  if (held.includes('admin')) return roles;
  return held.includes('merchant-admin') ? merchantRoles : [];
}

/** The places at which a user may grant or revoke a role; `brand` stands for all of them. */
export const grantingPlaces = ({ memberships }: Member, role: Role): readonly Place[] =>
  memberships
    .filter((one) => grantableRoles({ memberships: [one] }).includes(role))
    .map(({ place }) => place);

/**
 * Whether a user may grant or revoke a membership: they must be able to grant the role at that place, and the place
 * must be of the kind the role is held at.
 */
export const mayGrant = (holder: Member, { role, place }: Membership): boolean =>
  placeKindOf[role] === place.kind &&
  grantingPlaces(holder, role).some((one) => one.kind === 'brand' || isSamePlace(one, place));
