import {
  type Ability,
  actionAbilities,
  isSamePlace,
  type Membership,
  menuAbilities,
  type Place,
  roleAbilities,
} from '../../kernel/access/index.ts';

const forPeople = [
  'apiKeys.manage',
  'auth.loginAs',
  'loans.notification',
  'sidebar.users',
  'sidebar.users.manage',
  'users.manage',
  'users.products',
  'users.secondFactor',
] as const satisfies readonly Ability[];

/** Abilities that act on the whole brand; a key belongs to one product. */
const ofBrand = [
  'comments',
  'rules.edit',
  'sidebar.ledger',
  'sidebar.rules',
  'sidebar.users.activities',
  'tags.applicant',
  'tags.subMerchant',
  'tokenization.rateLimit',
] as const satisfies readonly Ability[];

const notForKeys: ReadonlySet<Ability> = new Set([...forPeople, ...ofBrand]);

/**
 * Excludes what is for people only (managing users and keys, acting as others, their own notifications), and the
 * brand's own: its rules, tags, comments, ledger, activities and rate limit.
 */
export type KeyAbility = Exclude<Ability, (typeof forPeople | typeof ofBrand)[number]>;

const isForKeys = (ability: Ability): ability is KeyAbility => !notForKeys.has(ability);

/** Abilities a key can have. */
export const keyAbilities: readonly KeyAbility[] = [...menuAbilities, ...actionAbilities].filter(
  isForKeys,
);

/** Default abilities of a key: those a service provider has for its product. */
export const usualKeyAbilities: readonly KeyAbility[] =
  roleAbilities['service-provider'].filter(isForKeys);

/** What a key was granted. */
export interface KeyGrant {
  readonly spProductId: string;
  readonly abilities: readonly Ability[];
  /** Ids of the product's accounts; empty for all of them. */
  readonly subMerchantIds: readonly string[];
}

/** The places a membership and a key both reach. A role at an account counts only when the key lists it. */
function sharedPlaces({ place }: Membership, key: KeyGrant): readonly Place[] {
  const { spProductId, subMerchantIds } = key;
  if (place.kind === 'product' && place.spProductId !== spProductId) return [];
  if (place.kind === 'account') {
    return subMerchantIds.includes(place.subMerchantId) ? [place] : [];
  }
  if (subMerchantIds.length === 0) return [{ kind: 'product', spProductId }];
  return subMerchantIds.map((subMerchantId) => ({ kind: 'account', subMerchantId }));
}

/**
 * A key's memberships: its own abilities and accounts, never more than its creator has now. Roles of the capital
 * application reach no account and add nothing.
 */
export const membershipsOfKey = (
  maker: readonly Membership[],
  key: KeyGrant,
): readonly Membership[] =>
  maker.flatMap((one) =>
    sharedPlaces(one, key).map((place) => ({
      role: one.role,
      place,
      abilities: key.abilities.filter(isForKeys),
    })),
  );

/** The key's abilities that its creator lacks at some place the key reaches. */
export function missingAbilities(maker: readonly Membership[], key: KeyGrant): readonly Ability[] {
  const held = membershipsOfKey(maker, key);
  const places: readonly Place[] =
    key.subMerchantIds.length === 0
      ? [{ kind: 'product', spProductId: key.spProductId }]
      : key.subMerchantIds.map((subMerchantId) => ({ kind: 'account', subMerchantId }));
  const isHeld = (ability: Ability, place: Place): boolean =>
    held.some((one) => roleAbilities[one.role].includes(ability) && isSamePlace(one.place, place));
  return key.abilities.filter((ability) => !places.every((place) => isHeld(ability, place)));
}
