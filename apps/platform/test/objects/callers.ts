import {
  type Ability,
  capitalRoles,
  type Membership,
  merchantRoles,
  type Role,
  roles,
} from '@payfac/domain/access';
import { keyAbilities } from '@payfac/domain/api-keys';
import type { Positions } from './reach.ts';

/*
 * Every kind of caller: each role alone, two roles at two merchants, a merchant's role combined with a staff or product
 * role, and API keys. Which objects they reach is computed elsewhere.
 */

export interface CallerKind {
  readonly name: string;
  /** A user's memberships; for a key, its creator's. */
  readonly memberships: readonly Membership[];
  /** The abilities and accounts of a key. */
  readonly key?: {
    readonly abilities: readonly Ability[];
    readonly subMerchantIds: readonly string[];
    readonly spProductId: string;
  };
}

const person = (...memberships: readonly (readonly [string, Membership])[]): CallerKind => ({
  name: memberships.map(([name]) => name).join('+'),
  memberships: memberships.map(([, held]) => held),
});

const staffRoles = ['admin', 'underwriter', 'bank'] as const;

const couple = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one) => all.flatMap((other) => (one === other ? [] : [[one, other] as const])));

export function callersOf(positions: Positions): {
  /** One caller for each of the ten roles. */
  readonly plain: readonly CallerKind[];
  readonly others: readonly CallerKind[];
} {
  const at = (role: Role, place: keyof Positions): readonly [string, Membership] => [
    `${role}.${place}`,
    { role, place: { kind: 'account', subMerchantId: positions[place].subMerchantId } },
  ];
  const staff = (role: Role): readonly [string, Membership] => [
    role,
    { role, place: { kind: 'brand' } },
  ];
  const provider = (place: keyof Positions): readonly [string, Membership] => [
    `provider.${place}`,
    {
      role: 'service-provider',
      place: { kind: 'product', spProductId: positions[place].spProductId },
    },
  ];
  const key = (
    name: string,
    [, maker]: readonly [string, Membership],
    abilities: readonly Ability[],
    accounts: readonly (keyof Positions)[] = [],
  ): CallerKind => ({
    name: `key.${name}`,
    memberships: [maker],
    key: {
      abilities,
      subMerchantIds: accounts.map((place) => positions[place].subMerchantId),
      spProductId: positions.own.spProductId,
    },
  });
  const one = merchantRoles;

  return {
    plain: [
      ...staffRoles.map((role) => person(staff(role))),
      person(provider('own')),
      ...one.map((role) => person(at(role, 'own'))),
    ],
    others: [
      ...capitalRoles.map((role) => person(staff(role))),
      person(at('applicant', 'application')),
      key('whole', provider('own'), keyAbilities),
      key('one-merchant', staff('admin'), keyAbilities, ['own']),
      key('of-a-manager', at('manager', 'own'), keyAbilities, ['own', 'otherMerchant']),
      key('invoices', provider('own'), ['sidebar.invoices', 'sidebar.webhooks']),
      ...couple(one).map(([here, there]) => person(at(here, 'own'), at(there, 'otherMerchant'))),
      ...staffRoles.flatMap((role) => one.map((own) => person(staff(role), at(own, 'own')))),
      ...capitalRoles.map((role) => person(staff(role), at('manager', 'own'))),
      ...one.flatMap((role) => [
        person(at(role, 'own'), provider('otherProduct')),
        person(at(role, 'otherProduct'), provider('own')),
        person(at(role, 'own'), provider('own')),
      ]),
      ...staffRoles.map((role) => person(staff(role), provider('own'))),
      person(provider('own'), provider('otherProduct')),
      person(at('merchant-admin', 'own'), at('sales-clerk', 'own')),
      person(
        at('manager', 'own'),
        at('sales-clerk', 'otherMerchant'),
        at('accounting', 'otherProduct'),
        at('applicant', 'application'),
      ),
    ],
  };
}

/** Every role. */
export const everyRole: readonly Role[] = [...roles, ...capitalRoles];
