import { type Member, type Place, placeKindOf, type Role } from './index.ts';

/** One place of each kind, for tests of roles. */
export const heldAt = { spProductId: 'spp_1', subMerchantId: 'sm_1' };

const places = {
  brand: { kind: 'brand' },
  product: { kind: 'product', spProductId: heldAt.spProductId },
  account: { kind: 'account', subMerchantId: heldAt.subMerchantId },
} as const satisfies Readonly<Record<string, Place>>;

/** A user with these roles, each held at the one place of its kind. */
export const heldBy = (...roles: readonly Role[]): Member => ({
  memberships: roles.map((role) => ({ role, place: places[placeKindOf[role]] })),
});
