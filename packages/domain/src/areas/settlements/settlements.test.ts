import { expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { settlementNet } from './index.ts';

it('a settlement nets to its sales less everything that was taken', () => {
  const amounts = {
    grossAmount: cents(184_000),
    refundAmount: cents(4_000),
    chargebackAmount: cents(10_000),
    feeAmount: cents(7_136),
    reserveAmount: cents(9_200),
  };
  expect(settlementNet(amounts)).toBe(153_664);
  expect(settlementNet({ ...amounts, grossAmount: cents(0) })).toBe(-30_336);
});
