import { describe, expect, it } from 'vitest';
import {
  applyUser,
  mustChangePassword,
  needsAccount,
  type UserState,
  userActions,
  userStates,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, UserState>> = {
  'active lock': 'locked',
  'locked unlock': 'active',
  'active delete': 'deleted',
  'locked delete': 'deleted',
};

describe('a user', () => {
  it.each(userStates)('makes exactly its moves from %s', (state) => {
    for (const action of userActions)
      expect(applyUser(state, action), action).toBe(allowed[`${state} ${action}`]);
  });
});

describe('a new password', () => {
  const place = { kind: 'account' as const, subMerchantId: 'sm_0001' };
  const free = {
    acl: [{ role: 'manager' as const, forcePasswordReset: false, place }],
    forcePasswordReset: false,
    passwordExpired: false,
    isLoggedInAs: false,
  };
  const forcedByRole = [
    ...free.acl,
    { role: 'employee' as const, forcePasswordReset: true, place },
  ];

  it('is asked for by either flag, or by age [SIGN-27]', () => {
    expect(mustChangePassword(free)).toBe(false);
    expect(mustChangePassword({ ...free, forcePasswordReset: true })).toBe(true);
    expect(mustChangePassword({ ...free, passwordExpired: true })).toBe(true);
    expect(mustChangePassword({ ...free, acl: forcedByRole })).toBe(true);
  });

  it('is not asked for of an admin who acts as the person', () => {
    const acting = { ...free, acl: forcedByRole, forcePasswordReset: true, isLoggedInAs: true };
    expect(mustChangePassword(acting)).toBe(false);
  });
});

it.each([
  [['manager'], true],
  [['service-provider', 'applicant'], true],
  [['admin', 'bank', 'underwriter'], false],
  [['capital-partner'], false],
  [[], false],
] as const)('a user with the roles %j needs an account: %s [ROLE-06]', (held, needed) =>
  expect(needsAccount(held)).toBe(needed),
);
