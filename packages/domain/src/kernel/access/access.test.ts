import { describe, expect, it } from 'vitest';
import { heldBy } from './held-by.fixture.ts';
import {
  can,
  grantableRoles,
  hasFeature,
  hidesAuthorizations,
  landingFor,
  parseRole,
  type Role,
  roles,
} from './index.ts';
import { screenAccess } from './screen-access.data.ts';

const holder = (...held: Role[]) => ({ ...heldBy(...held), accounts: [] });

describe('abilities', () => {
  it.each(screenAccess)(
    '$ability opens for exactly the required roles [MENU-23, ROLE-17..26]',
    ({ ability, for: expected }) => {
      const allowed = roles.filter((role) => can(holder(role), ability));
      expect(allowed.toSorted()).toEqual([...expected].toSorted());
    },
  );

  it('refuses a person without roles everything', () => {
    expect(can(holder(), 'sidebar.dashboard')).toBe(false);
  });

  it('adds up what several roles grant', () => {
    expect(can(holder('merchant-admin', 'sales-clerk'), 'sidebar.users.manage')).toBe(true);
    expect(can(holder('merchant-admin', 'sales-clerk'), 'transactions.refund')).toBe(true);
  });
});

describe('landing', () => {
  it.each<[string, Role[]]>([
    ['/reporting/transactions', ['sales-clerk']],
    ['/reporting/transactions', ['manager', 'sales-clerk']],
    ['/dashboard', ['manager']],
    ['/dashboard', ['accounting']],
    ['/dashboard', ['employee']],
    ['/dashboard', ['admin']],
    ['/dashboard', ['underwriter']],
    ['/accounts-center', ['service-provider']],
    ['/users/manage', ['merchant-admin']],
    ['/accounts-view', ['merchant-admin', 'applicant']],
    ['/accounts-view', ['bank']],
    ['/accounts-view', ['applicant']],
    ['/accounts-view', ['capital-partner']],
  ])('is %s for %j', (path, held) => expect(landingFor(held)).toBe(path));
});

describe('roles', () => {
  it.each([
    ['merchant-manager', 'manager'],
    ['merchant-sales-clerk', 'sales-clerk'],
    ['Merchant Admin', 'merchant-admin'],
    ['cronjob', undefined],
    ['root', undefined],
  ])('reads %j as %j [ROLE-13, ROLE-14]', (spelling, role) =>
    expect(parseRole(spelling)).toBe(role),
  );

  it('lets no one grant above their own [ROLE-30]', () => {
    expect(grantableRoles(holder('admin'))).toContain('admin');
    expect(grantableRoles(holder('merchant-admin'))).not.toContain('admin');
    expect(grantableRoles(holder('merchant-admin'))).toContain('manager');
    expect(grantableRoles(holder('manager'))).toEqual([]);
  });

  it('hides authorizations from a clerk, not from a clerk who is also a manager', () => {
    expect(hidesAuthorizations(holder('sales-clerk'))).toBe(true);
    expect(hidesAuthorizations(holder('sales-clerk', 'manager'))).toBe(false);
    expect(hidesAuthorizations(holder('manager'))).toBe(false);
  });
});

describe('feature flags', () => {
  const accounts = [
    { subMerchantId: 'a', features: ['virtualTerminal'] as const },
    { subMerchantId: 'b', features: [] },
  ];

  it('bind merchant-type users: any account for a page, the chosen one for a write [ROLE-31]', () => {
    expect(hasFeature({ ...heldBy('manager'), accounts }, 'virtualTerminal')).toBe(true);
    expect(hasFeature({ ...heldBy('manager'), accounts }, 'virtualTerminal', 'b')).toBe(false);
    expect(hasFeature(holder('manager'), 'invoices')).toBe(false);
  });

  it('do not bind platform staff', () => {
    expect(hasFeature(holder('admin'), 'virtualTerminal')).toBe(true);
  });
});
