import type { Ability } from './abilities.ts';
import type { Feature } from './features.ts';
import { roleAbilities } from './role-abilities.ts';
import { capitalRoles, isMerchantRole, merchantRoles, type Role, roles } from './roles.ts';

/** The part of a signed-in person that decides what they may do. Abilities are always derived. */
export interface Holder {
  readonly roles: readonly Role[];
  readonly accounts: readonly {
    readonly subMerchantId: string;
    readonly features: readonly Feature[];
  }[];
}

/** Whether any of the person's roles grants the ability. Everything not granted is refused. */
export const can = (holder: Pick<Holder, 'roles'>, ability: Ability): boolean =>
  holder.roles.some((role) => roleAbilities[role].includes(ability));

export const canAny = (holder: Pick<Holder, 'roles'>, abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => can(holder, ability));

export const isMerchantUser = (holder: Pick<Holder, 'roles'>): boolean =>
  holder.roles.length > 0 && holder.roles.every(isMerchantRole);

const capitalRoleSet: ReadonlySet<string> = new Set(capitalRoles);

export const isCapitalUser = (holder: Pick<Holder, 'roles'>): boolean =>
  holder.roles.length > 0 && holder.roles.every((role) => capitalRoleSet.has(role));

/**
 * Authorization-only transactions are hidden from a person whose only way to transactions is the
 * sales clerk's.
 */
export const hidesAuthorizations = (holder: Pick<Holder, 'roles'>): boolean =>
  holder.roles.includes('sales-clerk') &&
  holder.roles.every(
    (role) => role === 'sales-clerk' || !roleAbilities[role].includes('sidebar.transactions'),
  );

/**
 * Whether a feature flag lets the person in. Flags bind merchant-type users alone: any account will
 * do for a page, the chosen account must carry the flag for a write.
 */
export function hasFeature(holder: Holder, feature: Feature, subMerchantId?: string): boolean {
  if (!isMerchantUser(holder)) return true;
  return holder.accounts.some(
    (account) =>
      (subMerchantId === undefined || account.subMerchantId === subMerchantId) &&
      account.features.includes(feature),
  );
}

/** The roles a person may give to others: an admin any, a merchant admin the merchant-type ones. */
export function grantableRoles(holder: Pick<Holder, 'roles'>): readonly Role[] {
  if (holder.roles.includes('admin')) return roles;
  return holder.roles.includes('merchant-admin') ? merchantRoles : [];
}
