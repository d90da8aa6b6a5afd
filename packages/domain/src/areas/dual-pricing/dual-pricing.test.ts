import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, cents } from '../../kernel/money/index.ts';
import { dualPrices, paysReducedPrice, standardPriceOf } from './index.ts';

it('takes the percentage off for payers of the reduced price', () => {
  const prices = dualPrices(cents(10_001), { enabled: true, diffPercentage: '3.5' });
  expect(prices).toEqual({ standard: 10_001, reduced: 9_651, saving: 350 });
});

it('has one price when it is off', () => {
  const prices = dualPrices(cents(10_001), { enabled: false, diffPercentage: '3.5' });
  expect(prices).toEqual({ standard: 10_001, reduced: 10_001, saving: 0 });
});

it('never loses a cent between the prices, and never goes below nothing', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000), (amount, basisPoints) => {
      const { standard, reduced, saving } = dualPrices(cents(amount), {
        enabled: true,
        diffPercentage: (basisPoints / 100).toFixed(2),
      });
      expect(addCents(reduced, saving)).toBe(standard);
      expect(reduced).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('finds the standard price of which so much is the reduced one, to the cent', () => {
  const pricing = { enabled: true, diffPercentage: '3.5' };
  expect(standardPriceOf(cents(5_000), pricing)).toBe(5_181);
  expect(standardPriceOf(cents(5_000), { ...pricing, enabled: false })).toBe(5_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(9_900), (due, basisPoints) => {
      const any = { enabled: true, diffPercentage: (basisPoints / 100).toFixed(2) };
      expect(dualPrices(standardPriceOf(cents(due), any), any).reduced).toBe(due);
    }),
  );
});

it.each([
  ['debit card', { paymentType: 'debit', cardKind: 'DEBIT' }, true],
  ['card found to be debit', { paymentType: 'creditCard', cardKind: 'DEBIT' }, true],
  ['eCheck', { paymentType: 'eCheck', cardKind: null }, true],
  ['credit card', { paymentType: 'creditCard', cardKind: 'CREDIT' }, false],
  ['prepaid card', { paymentType: 'creditCard', cardKind: 'PREPAID' }, false],
  ['unknown card', { paymentType: 'unknown', cardKind: null }, false],
] as const)('a payer by %s', (_, means, reduced) => expect(paysReducedPrice(means)).toBe(reduced));
