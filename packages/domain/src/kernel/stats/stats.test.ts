import { expect, it } from 'vitest';
import { chargebackPercentage, refundPercentage } from './index.ts';

it('gives a share with two decimals, and 0 when there is nothing to divide by', () => {
  expect(chargebackPercentage(1, 300).value).toBe(0.33);
  expect(chargebackPercentage(3, 0).value).toBe(0);
  expect(refundPercentage(5_000, 10_000).value).toBe(50);
});

it('rounds exactly: 57 of 800 is 7.125 %, which rounds up', () => {
  expect(chargebackPercentage(57, 800).value).toBe(7.13);
  expect(refundPercentage(100_500, 10_000_000).value).toBe(1.01);
});
