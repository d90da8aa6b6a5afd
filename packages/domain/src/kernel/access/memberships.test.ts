import { describe, expect, it } from 'vitest';
import {
  brandWide,
  can,
  grantableRoles,
  grants,
  hidesAuthorizations,
  isBrandWide,
  isSameMembership,
  isSamePlace,
  type Membership,
  mayGrant,
  narrowedTo,
  placeIdOf,
  type Role,
  rolesOf,
} from './index.ts';

const at = (role: Role, subMerchantId: string): Membership => ({
  role,
  place: { kind: 'account', subMerchantId },
});
const of = (spProductId: string): Membership => ({
  role: 'service-provider',
  place: { kind: 'product', spProductId },
});
const staff = (role: Role): Membership => ({ role, place: { kind: 'brand' } });
const member = (...memberships: Membership[]) => ({ memberships });
const account = (subMerchantId: string, spProductId = 'spp_x') => ({ spProductId, subMerchantId });

describe('an ability reaches as far as the membership that grants it', () => {
  it('a bank that is a manager at one account pays at that one [ROLE-29]', () => {
    const person = member(staff('bank'), at('manager', 'sm_a'));
    expect(can(person, 'transactions.refund')).toBe(true);
    expect(can(person, 'transactions.refund', account('sm_a'))).toBe(true);
    expect(can(person, 'transactions.refund', account('sm_b'))).toBe(false);
    expect(can(person, 'sidebar.transactions', account('sm_b'))).toBe(true);
    expect(narrowedTo(person, ['transactions.refund']).memberships).toEqual([
      at('manager', 'sm_a'),
    ]);
  });

  it('a manager of one account and accountant of another refunds at the first', () => {
    const person = member(at('manager', 'sm_a'), at('accounting', 'sm_b'));
    expect(can(person, 'transactions.refund', account('sm_a'))).toBe(true);
    expect(can(person, 'transactions.refund', account('sm_b'))).toBe(false);
    expect(can(person, 'sidebar.disputes', account('sm_b'))).toBe(true);
  });

  it('a provider reaches the accounts of its product, a capital partner none', () => {
    expect(can(member(of('spp_x')), 'sidebar.transactions', account('sm_a', 'spp_x'))).toBe(true);
    expect(can(member(of('spp_x')), 'sidebar.transactions', account('sm_a', 'spp_y'))).toBe(false);
    const partner = member(staff('capital-partner'));
    expect(can(partner, 'sidebar.merchant.accounts')).toBe(true);
    expect(can(partner, 'sidebar.merchant.accounts', account('sm_a'))).toBe(false);
  });

  it('lists each role once', () => {
    expect(rolesOf(member(at('manager', 'sm_a'), at('manager', 'sm_b')))).toEqual(['manager']);
  });
});

describe('who may give a membership', () => {
  const merchantAdmin = member(at('merchant-admin', 'sm_a'), at('manager', 'sm_b'));

  it('a merchant admin gives merchant-type roles at the accounts where they are one', () => {
    expect(mayGrant(merchantAdmin, at('manager', 'sm_a'))).toBe(true);
    expect(mayGrant(merchantAdmin, at('manager', 'sm_b'))).toBe(false);
    expect(mayGrant(merchantAdmin, of('spp_x'))).toBe(false);
    expect(mayGrant(merchantAdmin, staff('bank'))).toBe(false);
    expect(grantableRoles(merchantAdmin)).not.toContain('bank');
  });

  it('an admin gives any role, each where it is held', () => {
    const admin = member(staff('admin'));
    expect(mayGrant(admin, at('manager', 'sm_a'))).toBe(true);
    expect(mayGrant(admin, of('spp_x'))).toBe(true);
    expect(mayGrant(admin, { role: 'manager', place: { kind: 'brand' } })).toBe(false);
    expect(mayGrant(admin, at('admin', 'sm_a'))).toBe(false);
  });
});

describe('authorizations', () => {
  const person = member(at('sales-clerk', 'sm_a'), at('manager', 'sm_b'));

  it('are hidden from a clerk where they are one, not where they are a manager', () => {
    expect(hidesAuthorizations(person, account('sm_a'))).toBe(true);
    expect(hidesAuthorizations(person, account('sm_b'))).toBe(false);
    expect(hidesAuthorizations(person)).toBe(true);
    expect(hidesAuthorizations(member(...person.memberships, staff('bank')))).toBe(false);
  });

  it('are shown to a clerk who also manages the account, whatever else is managed', () => {
    const both = member(at('sales-clerk', 'sm_a'), at('manager', 'sm_a'), at('manager', 'sm_b'));
    expect(hidesAuthorizations(both, account('sm_a'))).toBe(false);
    const clerk = member(at('sales-clerk', 'sm_a'), at('sales-clerk', 'sm_b'));
    expect(hidesAuthorizations(clerk, account('sm_a'))).toBe(true);
    expect(hidesAuthorizations(clerk, account('sm_c'))).toBe(false);
  });
});

describe('a membership', () => {
  it('that grants any of what is asked is kept, though it grants not all', () => {
    const person = member(at('manager', 'sm_a'), at('accounting', 'sm_b'), at('applicant', 'sm_c'));
    const asked = ['transactions.refund', 'sidebar.disputes'] as const;
    expect(narrowedTo(person, asked).memberships).toEqual([
      at('manager', 'sm_a'),
      at('accounting', 'sm_b'),
    ]);
  });

  it('of a key grants no more than its role, whatever the key was given', () => {
    const key = { role: 'accounting', abilities: ['transactions.refund'] } as const;
    expect(grants(key, 'transactions.refund')).toBe(false);
    expect(grants({ ...key, role: 'manager' }, 'transactions.refund')).toBe(true);
  });

  it('reaches the whole brand only where staff hold it for the brand', () => {
    expect(isBrandWide({ role: 'bank', place: brandWide })).toBe(true);
    expect(isBrandWide(at('admin', 'sm_a'))).toBe(false);
    expect(isBrandWide(staff('capital-partner'))).toBe(false);
  });

  it('is the same where role, kind of place and place are', () => {
    const manager = at('manager', 'one');
    expect(isSameMembership(manager, at('manager', 'one'))).toBe(true);
    expect(isSameMembership(manager, at('employee', 'one'))).toBe(false);
    expect(isSameMembership(manager, at('manager', 'other'))).toBe(false);
    expect(isSamePlace(manager.place, of('one').place)).toBe(false);
    expect([staff('bank'), of('one'), manager].map(({ place }) => placeIdOf(place))).toEqual([
      undefined,
      'one',
      'one',
    ]);
  });
});
