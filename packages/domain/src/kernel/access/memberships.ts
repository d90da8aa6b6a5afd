import type { Ability } from './abilities.ts';
import { roleAbilities } from './role-abilities.ts';
import type { Role } from './roles.ts';

/** The place a role is held at: the whole brand, one of its products, or one account. */
export type Place =
  | { readonly kind: 'brand' }
  | { readonly kind: 'product'; readonly spProductId: string }
  | { readonly kind: 'account'; readonly subMerchantId: string };

export type PlaceKind = Place['kind'];

export const brandWide: Place = { kind: 'brand' };

/** A role and the place it is held at. The role's abilities reach no further than the place. */
export interface Membership {
  readonly role: Role;
  readonly place: Place;
  /** Limits the role's abilities to these, for an API key. All when absent. */
  readonly abilities?: readonly Ability[] | undefined;
}

/** The place each role is held at: staff at the brand, providers at a product, merchant-type users at an account. */
export const placeKindOf: Readonly<Record<Role, PlaceKind>> = {
  admin: 'brand',
  underwriter: 'brand',
  bank: 'brand',
  'service-provider': 'product',
  manager: 'account',
  applicant: 'account',
  'merchant-admin': 'account',
  employee: 'account',
  'sales-clerk': 'account',
  accounting: 'account',
  subborrower: 'brand',
  'applicant-borrower': 'brand',
  'capital-partner': 'brand',
};

const staff: ReadonlySet<Role> = new Set<Role>(['admin', 'underwriter', 'bank']);

/** The owner of a record, as far as the caller knows it. */
export interface Position {
  readonly spProductId?: string | undefined;
  readonly subMerchantId?: string | undefined;
}

/** Whether a membership reaches every row of the brand. Capital roles are held there and reach none. */
export const isBrandWide = ({ role, place }: Membership): boolean =>
  place.kind === 'brand' && staff.has(role);

/** Whether a membership reaches a record. */
export const reaches = (membership: Membership, at: Position): boolean => {
  const { place } = membership;
  if (place.kind === 'brand') return isBrandWide(membership);
  return place.kind === 'product'
    ? place.spProductId === at.spProductId
    : place.subMerchantId === at.subMerchantId;
};

export const grants = (
  { role, abilities }: Pick<Membership, 'role' | 'abilities'>,
  ability: Ability,
): boolean =>
  roleAbilities[role].includes(ability) && (abilities === undefined || abilities.includes(ability));

/** The id of a place's account or product; undefined for the brand, which the caller knows. */
export const placeIdOf = (place: Place): string | undefined =>
  place.kind === 'brand'
    ? undefined
    : place.kind === 'product'
      ? place.spProductId
      : place.subMerchantId;

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.kind === other.kind && placeIdOf(one) === placeIdOf(other);

export const isSameMembership = (one: Membership, other: Membership): boolean =>
  one.role === other.role && isSamePlace(one.place, other.place);
