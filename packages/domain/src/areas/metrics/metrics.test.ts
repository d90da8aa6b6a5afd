import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { share } from '../../kernel/stats/index.ts';
import { metricPercent, metricQuantity, metricValues } from './index.ts';

describe('share', () => {
  it.each([
    [1, 3, '33.33'],
    [2, 3, '66.67'],
    [1, 8, '12.50'],
    [1, 1600, '0.06'],
    [1, 20_000, '0.01'],
    [1, 20_001, '0.00'],
    [0, 5, '0.00'],
    [3, 0, '0.00'],
    [7, 7, '100.00'],
    [9_007_199_254_740_991, 9_007_199_254_740_991, '100.00'],
  ])('of %d in %d is %s', (part, whole, text) => expect(share(part, whole)).toBe(text));

  it('is a percentage that grows with its part', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(whole, fc.nat(), fc.nat(), (of, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(metricPercent.safeParse(share(low, of)).success).toBe(true);
        expect(Number(share(low, of))).toBeLessThanOrEqual(Number(share(high, of)));
      }),
    );
  });
});

describe('metrics', () => {
  const values = metricValues({
    approved: 3,
    amount: cents(10_000),
    declined: 1,
    refundedAmount: cents(2_500),
    chargebacks: 1,
  });

  it('come from what was counted', () => {
    expect(values).toEqual({
      transactionCount: 3,
      amount: 10_000,
      averageAmount: 3_333,
      declineCount: 1,
      declineRate: '25.00',
      refundRate: '25.00',
      chargebackCount: 1,
      chargebackRate: '33.33',
    });
  });

  it('compare as whole numbers', () => {
    expect(metricQuantity(values, 'transactionCount')).toBe(3);
    expect(metricQuantity(values, 'averageAmount')).toBe(3_333);
    expect(metricQuantity(values, 'chargebackRate')).toBe(3_333);
  });

  it('are all zero when nothing happened', () => {
    const none = metricValues({
      approved: 0,
      amount: cents(0),
      declined: 0,
      refundedAmount: cents(0),
      chargebacks: 0,
    });
    expect(none.averageAmount).toBe(0);
    expect([none.declineRate, none.refundRate, none.chargebackRate]).toEqual(
      Array.from({ length: 3 }, () => '0.00'),
    );
  });
});
