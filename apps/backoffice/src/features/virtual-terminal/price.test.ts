import { dualPrices } from '@payfac/domain/dual-pricing';
import { cents } from '@payfac/domain/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOf, standardOf } from './price.ts';

const dual = { enabled: true, diffPercentage: '3.5' };
const amount = cents(10_001);

it.each([
  ['a debit card pays less', 'card', 'DEBIT', 9_651],
  ['a credit card pays the standard price', 'card', 'CREDIT', 10_001],
  ['a card nobody knows yet pays the standard price', 'card', null, 10_001],
  ['a saved debit card pays less', 'saved', 'DEBIT', 9_651],
  ['an eCheck pays less', 'echeck', null, 9_651],
] as const)('with two prices %s', (_, tender, kind, charged) =>
  expect(priceOf(amount, dual, tender, kind).amount).toBe(charged),
);

it('with one price everybody pays it, and no second price is shown', () => {
  const off = { ...dual, enabled: false };
  expect(priceOf(amount, off, 'card', 'DEBIT')).toEqual({
    amount,
    prices: undefined,
    isReduced: false,
  });
  expect(priceOf(undefined, dual, 'card', 'DEBIT').amount).toBe(0);
});

it('the rest of a debit payment is reduced once: a second debit card is charged what is due, to the cent', () => {
  const due = cents(5_000);
  const typed = standardOf(due, dual);
  expect(typed).toBe(5_181);
  expect(priceOf(typed, dual, 'card', 'DEBIT').amount).toBe(due);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(9_900), (rest, basisPoints) => {
      const pricing = { enabled: true, diffPercentage: (basisPoints / 100).toFixed(2) };
      const standard = standardOf(cents(rest), pricing);
      expect(dualPrices(standard, pricing).reduced).toBe(rest);
    }),
  );
});
