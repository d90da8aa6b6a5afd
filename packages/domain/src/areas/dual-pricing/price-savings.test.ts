import { expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import type { TransactionStatus } from '../transactions/status.ts';
import { priceSavings } from './index.ts';

const savedAmountOf = (payment: Parameters<typeof priceSavings>[0]) =>
  priceSavings(payment).savedAmount;

const paid = (status: TransactionStatus, authorized: number, captured = 0) => ({
  status,
  amount: cents(9_650),
  standardAmount: cents(10_000),
  authorizedAmount: cents(authorized),
  capturedAmount: cents(captured),
});

it('is the difference of the two prices, also while it is held, and after a refund', () => {
  for (const status of ['processing', 'settled', 'refunded', 'charged-back'] as const) {
    expect(savedAmountOf(paid(status, 9_650, 9_650))).toBe(350);
  }
  for (const status of ['authorized', 'for-review', 'pending'] as const) {
    expect(savedAmountOf(paid(status, 9_650))).toBe(350);
  }
});

it('is the same share of what was approved or captured in part', () => {
  expect(savedAmountOf(paid('processing', 123, 123))).toBe(4);
  expect(savedAmountOf(paid('settled', 9_650, 4_825))).toBe(175);
  const large = { ...paid('settled', 0, 999_999_999), amount: cents(999_999_999) };
  expect(savedAmountOf({ ...large, standardAmount: cents(1_000_000_000) })).toBe(1);
});

it.each(['declined', 'voided', 'expired', 'reversed', 'returned', 'errored'] as const)(
  'is nothing for a payment that is %s',
  (status) => expect(savedAmountOf(paid(status, 9_650))).toBe(0),
);

it('savings and what was paid add up to the credit card price', () => {
  expect(priceSavings(paid('settled', 9_650, 4_825)).standardAmount).toBe(5_000);
  expect(priceSavings(paid('voided', 9_650)).standardAmount).toBeNull();
});

it('is nothing where there was one price, or the credit card price was paid', () => {
  const one = paid('settled', 9_650, 9_650);
  expect(savedAmountOf({ ...one, standardAmount: null })).toBe(0);
  expect(savedAmountOf({ ...one, standardAmount: cents(9_650) })).toBe(0);
});

/** Dividing by a requested amount of zero threw `RangeError: Division by zero`. */
it('is nothing for a verification of $0.00, of one price or two', () => {
  const nothing = { ...paid('settled', 0), amount: cents(0) };
  const saved = { standardAmount: null, savedAmount: 0 };
  expect(priceSavings({ ...nothing, standardAmount: null })).toEqual(saved);
  expect(priceSavings(nothing)).toEqual(saved);
});
