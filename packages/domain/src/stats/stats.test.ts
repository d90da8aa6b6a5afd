import { expect, it } from 'vitest';
import { chargebackPercentage, refundPercentage } from './index.ts';

it('gives a share with two decimals, and 0 when there is nothing to divide by', () => {
  expect(chargebackPercentage(1, 300).value).toBe(0.33);
  expect(chargebackPercentage(3, 0).value).toBe(0);
  expect(refundPercentage(5_000, 10_000).value).toBe(50);
});
