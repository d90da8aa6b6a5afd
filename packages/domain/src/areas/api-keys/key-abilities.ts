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

/** What only reaches the brand as a whole, while a key is one product's. */
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
 * Not what is for people alone (managing people and keys, acting as others, their own notices), nor what is
 * the brand's: its rules, tags, comments, ledger, activities and rate limit.
 */
export type KeyAbility = Exclude<Ability, (typeof forPeople | typeof ofBrand)[number]>;

const isForKeys = (ability: Ability): ability is KeyAbility => !notForKeys.has(ability);

/** The abilities that a key can be given. */
export const keyAbilities: readonly KeyAbility[] = [...menuAbilities, ...actionAbilities].filter(
  isForKeys,
);

/** What a key is given when nothing is chosen: what a service provider does for its product. */
export const usualKeyAbilities: readonly KeyAbility[] =
  roleAbilities['service-provider'].filter(isForKeys);

/** What a key was given. */
export interface KeyGrant {
  readonly spProductId: string;
  readonly abilities: readonly Ability[];
  /** Accounts of the product; all of them when empty. */
  readonly subMerchantIds: readonly string[];
}

/** Where a membership and a key reach alike. A role at an account counts only where the key names it. */
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
 * What a key holds: its own abilities and accounts, and never more than its maker holds now. Roles of
 * the capital application reach no account and add nothing.
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

/** Which of a key's abilities someone lacks somewhere that the key reaches. */
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
