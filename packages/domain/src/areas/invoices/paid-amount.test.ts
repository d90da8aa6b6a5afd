import { expect, it } from 'vitest';
import { cents, zeroCents } from '../../kernel/money/index.ts';
import { invoicePaidAmount } from './index.ts';

const none = { refundedAmount: zeroCents, disputedAmount: zeroCents };
const card = {
  ...none,
  paymentType: 'debit',
  status: 'settled',
  authorizedAmount: cents(9_650),
} as const;

it('is what was captured, at the price it was paid at', () =>
  expect(invoicePaidAmount({ ...card, capturedAmount: cents(9_650) })).toBe(9_650));

it('is less what was refunded or disputed', () => {
  const captured = { ...card, capturedAmount: cents(9_650) };
  expect(invoicePaidAmount({ ...captured, refundedAmount: cents(650) })).toBe(9_000);
  expect(invoicePaidAmount({ ...captured, disputedAmount: cents(9_650) })).toBe(0);
});

it('counts an eCheck that is under way, and none that was returned or voided', () => {
  const eCheck = { ...card, paymentType: 'eCheck', capturedAmount: zeroCents } as const;
  expect(invoicePaidAmount({ ...eCheck, status: 'pending' })).toBe(9_650);
  expect(invoicePaidAmount({ ...eCheck, status: 'returned' })).toBe(0);
  expect(invoicePaidAmount({ ...card, status: 'voided', capturedAmount: zeroCents })).toBe(0);
});
