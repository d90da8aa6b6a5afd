import { cents } from '@payfac/domain/money';
import { expect, it } from 'vitest';
import { priceOf } from './price.ts';

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
