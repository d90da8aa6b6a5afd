import { expect, it } from 'vitest';
import { receiptOf } from './receipt.ts';
import type { TransactionStatus } from './status.ts';

const card = (status: TransactionStatus, authorizedAmount: number, capturedAmount = 0) =>
  receiptOf({ status, paymentType: 'creditCard', authorizedAmount, capturedAmount });

it('states what was taken, though less than was authorized', () => {
  expect(card('settled', 50, 50)).toEqual({ amount: 50, isHeld: false });
  expect(card('processing', 50, 12.5)).toEqual({ amount: 12.5, isHeld: false });
});

it('states a hold while a card is authorized and not charged', () => {
  expect(card('authorized', 50)).toEqual({ amount: 50, isHeld: true });
});

it('states an eCheck that is on its way, and not one that was returned', () => {
  const eCheck = { paymentType: 'eCheck', authorizedAmount: 50, capturedAmount: 0 } as const;
  expect(receiptOf({ ...eCheck, status: 'processing' })).toEqual({ amount: 50, isHeld: false });
  expect(receiptOf({ ...eCheck, status: 'returned' })).toBeUndefined();
});

it.each(['voided', 'expired', 'declined', 'for-review'] as const)(
  'there is none for a card payment that is %s',
  (status) => {
    expect(card(status, 50)).toBeUndefined();
  },
);
