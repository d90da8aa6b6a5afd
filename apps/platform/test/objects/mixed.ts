import type { Place } from './places.ts';

/*
 * People with several roles, written by hand: what each role allows ends where it is held. A role is
 * named by the demo person who has it alone. Imports nothing from the sources.
 */

export interface Held {
  readonly login: string;
  /** As the database names it. */
  readonly role: string;
  readonly kind: 'brand' | 'product' | 'account';
  /** Whose account or product, for a role of one. */
  readonly place: Place;
  /** Whose things of an account the role reaches. */
  readonly reaches: readonly Place[];
}

const at = (login: string, role: string, place: Place): Held => ({
  login,
  role,
  kind: 'account',
  place,
  reaches: [place],
});
const bank: Held = {
  login: 'bank',
  role: 'bank',
  kind: 'brand',
  place: 'own',
  reaches: ['own', 'otherMerchant', 'otherProduct', 'application'],
};
const providerOfOther: Held = {
  login: 'provider',
  role: 'service-provider',
  kind: 'product',
  place: 'otherProduct',
  reaches: ['otherProduct'],
};

export const mixedPeople: Readonly<Record<string, readonly Held[]>> = {
  'bank-and-manager': [bank, at('manager', 'manager', 'own')],
  'manager-and-accounting': [
    at('manager', 'manager', 'own'),
    at('accounting', 'accounting', 'otherMerchant'),
  ],
  'clerk-and-provider': [at('clerk', 'sales-clerk', 'own'), providerOfOther],
};
