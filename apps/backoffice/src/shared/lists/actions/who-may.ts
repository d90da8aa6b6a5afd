import {
  type Ability,
  isMerchantRole,
  isMerchantUser,
  type Member,
  roleAbilities,
  roleLabels,
  roles,
} from '@payfac/domain/access';

/** Joins words: `Admin, Bank, or Underwriter`. */
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * Who may do what a record waits for, for users who may not: by role, and for a merchant's users only by their own
 * roles.
 * @param doing such as `release it`.
 */
export function whoMay(holder: Member, ability: Ability, doing: string): string {
  const known = roles.filter((role) => roleAbilities[role].includes(ability));
  const theirs = isMerchantUser(holder) ? known.filter(isMerchantRole) : known;
  if (theirs.length === 0) return `Only your payment provider can ${doing}.`;
  const names = alternatives.format(theirs.map((role) => roleLabels[role]));
  return `Someone with the role ${names} can ${doing}.`;
}
