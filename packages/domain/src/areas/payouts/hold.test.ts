import { expect, it } from 'vitest';
import { type AutomaticHold, automaticHold, type PayoutEligibility } from './index.ts';

const monday = new Date('2026-03-02T12:00:00.000Z');
const tuesday = new Date('2026-03-03T12:00:00.000Z');
const good: PayoutEligibility = {
  isSuspended: false,
  bankAccount: { verifiedAt: monday },
  returnedAt: null,
};

it.each<[Partial<PayoutEligibility>, AutomaticHold | undefined]>([
  [{}, undefined],
  [{ isSuspended: true }, 'suspended'],
  [{ isSuspended: true, bankAccount: undefined }, 'suspended'],
  [{ bankAccount: undefined }, 'no-account'],
  [{ bankAccount: { verifiedAt: null } }, 'unverified-account'],
  [{ returnedAt: tuesday }, 'returned-payout'],
  [{ returnedAt: monday }, 'returned-payout'],
  [{ returnedAt: monday, bankAccount: { verifiedAt: tuesday } }, undefined],
])('payouts of %j wait for %s', (standing, hold) => {
  expect(automaticHold({ ...good, ...standing })).toBe(hold);
});
