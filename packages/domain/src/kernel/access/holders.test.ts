import { describe, expect, it } from 'vitest';
import { heldBy } from './held-by.fixture.ts';
import {
  can,
  canAny,
  capitalRoles,
  grantableRoles,
  hasFeature,
  hidesAuthorizations,
  isCapitalUser,
  isMerchantRole,
  isMerchantUser,
  landingFor,
  merchantRoles,
  parseRole,
  roles,
} from './index.ts';

const holder = heldBy;

describe('kinds of people', () => {
  it('are merchants when every role is of the merchant type [ROLE-11]', () => {
    expect(isMerchantUser(holder('manager', 'sales-clerk'))).toBe(true);
    expect(isMerchantUser(holder('manager', 'bank'))).toBe(false);
    expect(isMerchantUser(holder())).toBe(false);
    expect(roles.filter(isMerchantRole).toSorted()).toEqual([...merchantRoles].toSorted());
  });

  it('are of the capital application when every role is [ROLE-15]', () => {
    expect(isCapitalUser(holder('subborrower', 'capital-partner'))).toBe(true);
    expect(isCapitalUser(holder('subborrower', 'admin'))).toBe(false);
    expect(isCapitalUser(holder())).toBe(false);
  });

  it('may do one of several things when a role grants one', () => {
    expect(canAny(holder('manager'), ['alerts.manage', 'transactions.refund'])).toBe(true);
    expect(canAny(holder('accounting'), ['transactions.refund', 'transactions.void'])).toBe(false);
    expect(canAny(holder('admin'), [])).toBe(false);
  });

  it('of the capital application see the list of accounts, which is empty, and no more [ROLE-12]', () => {
    for (const role of capitalRoles) {
      expect(can(holder(role), 'sidebar.merchant.accounts')).toBe(true);
      expect(can(holder(role), 'sidebar.dashboard')).toBe(false);
    }
  });

  it('land on the dashboard when one of their roles does', () => {
    expect(landingFor(['bank', 'underwriter'])).toBe('/dashboard');
  });

  it('may grant any role of the ten as an admin, and the merchant-type ones as a merchant admin', () => {
    expect(grantableRoles(holder('admin', 'merchant-admin'))).toBe(roles);
    expect(grantableRoles(holder('merchant-admin', 'manager'))).toBe(merchantRoles);
    expect(grantableRoles(holder('employee'))).toEqual([]);
  });

  it('see authorizations unless the clerk alone opens transactions to them', () => {
    expect(hidesAuthorizations(holder('sales-clerk', 'applicant'))).toBe(true);
    expect(hidesAuthorizations(holder('sales-clerk', 'accounting'))).toBe(false);
    expect(hidesAuthorizations(holder('applicant'))).toBe(false);
  });
});

describe('a feature of an account', () => {
  const accounts = [
    { subMerchantId: 'a', features: ['invoices'] as const },
    { subMerchantId: 'b', features: ['payouts'] as const },
  ];
  const person = { ...holder('employee'), accounts };

  it('is looked for at the chosen account, or at any', () => {
    expect(hasFeature(person, 'invoices')).toBe(true);
    expect(hasFeature(person, 'payouts')).toBe(true);
    expect(hasFeature(person, 'invoices', 'a')).toBe(true);
    expect(hasFeature(person, 'payouts', 'a')).toBe(false);
    expect(hasFeature(person, 'customers')).toBe(false);
    expect(hasFeature(person, 'invoices', 'c')).toBe(false);
  });
});

describe('a role', () => {
  it.each([...roles, ...capitalRoles])('%s is spelled as it is [ROLE-16]', (role) =>
    expect(parseRole(role)).toBe(role),
  );

  it.each([
    ['merchant-manager', 'manager'],
    ['merchant-applicant', 'applicant'],
    ['merchant-employee', 'employee'],
    ['merchant-accounting', 'accounting'],
    ['merchant-sales-clerk', 'sales-clerk'],
    ['merchant admin', 'merchant-admin'],
    [' Sales Clerk ', 'sales-clerk'],
  ])('is read from %j', (spelling, role) => expect(parseRole(spelling)).toBe(role));
});
