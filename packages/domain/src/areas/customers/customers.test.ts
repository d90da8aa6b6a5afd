import { describe, expect, it } from 'vitest';
import { brandWide, type Membership, type Role } from '../../kernel/access/index.ts';
import { cents } from '../../kernel/money/index.ts';
import { type Customer, customerFor, defaultCard, displayExpiry, expiryState } from './index.ts';

const card = (token: string, isDefault = false) => ({ token, isDefault });

it.each([
  ['the marked one', [card('a'), card('b', true)], 'b'],
  ['the first when none is marked', [card('a'), card('b')], 'a'],
  ['none when there is none', [], undefined],
])('a default card is %s [CUST-01, CUST-02]', (_, cards, token) =>
  expect(defaultCard(cards)?.token).toBe(token),
);

describe('a card that expires 02/28', () => {
  const february = { expirationMonth: 2, expirationYear: 2028 };

  it('is written as it stands on the card', () => expect(displayExpiry(february)).toBe('02/28'));

  it.each([
    ['61 days before its last day', '2027-12-30T12:00:00Z', 'UTC', 'valid'],
    ['60 days before its last day', '2027-12-31T12:00:00Z', 'UTC', 'expires-soon'],
    ['on its last day, of a leap year', '2028-02-29T23:59:00Z', 'UTC', 'expires-soon'],
    ['the day after', '2028-03-01T00:00:00Z', 'UTC', 'expired'],
    ['the day after elsewhere', '2028-03-01T00:00:00Z', 'America/New_York', 'expires-soon'],
    ['a day earlier elsewhere', '2028-02-29T12:00:00Z', 'Pacific/Kiritimati', 'expired'],
  ])('%s: %s in %s', (_, at, zone, state) =>
    expect(expiryState(february, new Date(at), zone)).toBe(state),
  );
});

describe('personal data of a customer', () => {
  const customer: Customer = {
    _id: 'cus_1',
    customerId: 'cus_1',
    subMerchantId: 'sm_1',
    accountName: 'Pier',
    name: 'Grace Murray',
    email: 'grace.murray@mail.example',
    mobileNumber: '3175550142',
    company: null,
    street: '410 Canal Street',
    city: 'Indianapolis',
    state: 'IN',
    zip: '46204',
    spentAmount: cents(0),
    lastPaymentAt: null,
    createdAt: new Date(0),
    creditCards: [],
    bankAccounts: [],
  };
  const at = (role: Role, subMerchantId = 'sm_1'): { memberships: Membership[] } => ({
    memberships: [{ role, place: { kind: 'account', subMerchantId } }],
  });

  it.each([
    ['a manager of the account', at('manager')],
    ['an employee of the account', at('employee')],
    ['an administrator', { memberships: [{ role: 'admin', place: brandWide } as const] }],
  ])('is shown whole to %s', (_, holder) => expect(customerFor(customer, holder)).toBe(customer));

  it.each([
    ['a sales clerk', at('sales-clerk')],
    ['a manager of another account', at('manager', 'sm_2')],
    [
      'a service provider',
      {
        memberships: [
          { role: 'service-provider', place: { kind: 'product', spProductId: 'sp_1' } } as const,
        ],
      },
    ],
  ])('is masked for %s, without a text that could be taken for the real one', (_, holder) =>
    expect(customerFor(customer, holder)).toEqual({
      ...customer,
      email: 'g•••@mail.example',
      mobileNumber: '••••••0142',
      street: null,
    }),
  );

  it('is not made up where there is none', () => {
    const bare = { ...customer, email: null, mobileNumber: null, street: null };
    expect(customerFor(bare, at('sales-clerk'))).toEqual(bare);
  });
});
