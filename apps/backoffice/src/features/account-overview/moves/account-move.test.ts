import { fixtures } from '@payfac/api/testing';
import { type Ability, type Role, roleAbilities } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { expect, it } from 'vitest';
import { movesOf } from './account-move.ts';

const review = fixtures.applications.get;
const live: Application = {
  ...review,
  status: 'active',
  stage: 'active',
  provisioning: 'provisioned',
};
const suspended: Application = {
  ...live,
  suspension: { reason: 'Chargebacks.', suspendedAt: new Date(0), suspendedBy: null },
};
const approved: Application = {
  ...review,
  status: 'approved',
  stage: 'processor_underwriting',
  provisioning: 'requested',
};
const filledIn: Application = { ...review, status: 'progress', stage: 'payout' };

const movesFor = (role: Role, application: Application) => {
  const held = new Set<Ability>(roleAbilities[role]);
  return movesOf(application, (ability) => held.has(ability)).map(({ id }) => id);
};

it.each([
  ['underwriter', 'in review', review, ['request-information', 'decline', 'approve']],
  ['bank', 'in review', review, []],
  ['manager', 'in review', review, []],
  ['underwriter', 'approved', approved, ['decline', 'underwrite']],
  ['admin', 'approved', approved, ['decline', 'underwrite']],
  ['underwriter', 'live', live, []],
  ['admin', 'live', live, ['suspend']],
  ['admin', 'suspended', suspended, ['resume']],
  ['applicant', 'filled in', filledIn, ['submit']],
  ['service-provider', 'filled in', filledIn, ['submit']],
  ['admin', 'filled in', filledIn, ['submit', 'archive']],
] as const)('%s is offered what the state of an account %s allows', (role, _, application, moves) =>
  expect(movesFor(role, application)).toEqual(moves),
);

it('offers no submission while something is missing', () => {
  const bankless = { ...filledIn, payoutBankAccounts: [] };
  expect(movesFor('applicant', bankless)).toEqual([]);
});

it('activates an account only once it is provisioned and can be paid', () => {
  const provisioned: Application = { ...approved, provisioning: 'provisioned' };
  expect(movesFor('admin', provisioned)).toContain('activate');
  expect(movesFor('admin', { ...provisioned, payoutBankAccounts: [] })).not.toContain('activate');
});
