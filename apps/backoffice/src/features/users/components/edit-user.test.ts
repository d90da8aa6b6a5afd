import { fixtures } from '@payfac/api/testing';
import type { AclEntry } from '@payfac/domain/users';
import { expect, it } from 'vitest';
import { changesOf } from './edit-user.tsx';

const brand = { kind: 'brand' } as const;
const held: readonly AclEntry[] = [
  { role: 'bank', place: brand, forcePasswordReset: false },
  { role: 'underwriter', place: brand, forcePasswordReset: true },
];
const user = { ...fixtures.users.get, acl: [...held] };
const memberships = held.map(({ role, place }) => ({ role, place }));
const { name, username, email } = user;
const same = { name, username, email, memberships };

it('is empty if nothing differs, whatever the order of roles', () => {
  expect(changesOf(user, same)).toEqual({});
  expect(changesOf(user, { ...same, memberships: memberships.toReversed() })).toEqual({});
});

it.each([
  ['name', { name: 'Ada L.' }],
  ['username', { username: 'ada.l@harbor' }],
  ['email', { email: 'ada@mail.example' }],
  ['a role that is taken away', { memberships: memberships.slice(1) }],
  ['a role that is given', { memberships: [...memberships, { role: 'admin', place: brand }] }],
  [
    'a role in another place',
    { memberships: [{ role: 'manager', place: { kind: 'account', subMerchantId: 'sm_0001' } }] },
  ],
] as const)('is only the %s', (_, changes) => {
  const body = { ...same, ...structuredClone(changes) };
  expect(changesOf(user, { ...body, memberships: [...body.memberships] })).toEqual(changes);
});
