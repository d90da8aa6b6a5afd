import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import { leftAmount, openAmounts, ownAmount, signedAmount } from './amounts.ts';

const [example] = fixtures.reporting.listTransactions.data;
if (!example) throw new Error('The example has a transaction.');
const sale = {
  ...example,
  operation: 'sale' as const,
  paymentType: 'creditCard' as const,
  status: 'settled' as const,
  authorizedAmount: cents(5_000),
  capturedAmount: cents(5_000),
  refundedAmount: cents(1_000),
  refundableAmount: cents(4_000),
  signedAmount: cents(5_000),
};

describe('actions on a row', () => {
  it('are to refund what is left of a settled sale', () => {
    expect(openAmounts(sale)).toEqual({ refundable: 4_000, capturable: 0, voidable: false });
  });

  it('are to capture or void an authorization', () => {
    const auth = {
      ...sale,
      operation: 'auth' as const,
      status: 'authorized' as const,
      capturedAmount: cents(0),
      refundedAmount: cents(0),
      refundableAmount: cents(0),
    };
    expect(openAmounts(auth)).toEqual({ refundable: 0, capturable: 5_000, voidable: true });
  });

  it.each(['refund', 'void', 'capture', 'chargeback'] as const)(
    'are none for a %s',
    (operation) => {
      expect(openAmounts({ ...sale, operation })).toEqual({
        refundable: 0,
        capturable: 0,
        voidable: false,
      });
    },
  );

  it('are to void a pending eCheck, and to refund a settled one', () => {
    const echeck = { ...sale, paymentType: 'eCheck' as const };
    expect(openAmounts({ ...echeck, status: 'pending' })).toMatchObject({
      refundable: 0,
      voidable: true,
    });
    expect(openAmounts({ ...echeck, status: 'settled' })).toMatchObject({
      refundable: 4_000,
      voidable: false,
    });
  });
});

it('shows outgoing amounts as negative, and a payment’s captured amount', () => {
  const refund = { ...sale, operation: 'refund' as const, signedAmount: cents(-1_000) };
  expect(signedAmount(refund)).toBe('-$10.00');
  expect(ownAmount(refund)).toBe('-$10.00');
  expect(ownAmount({ ...sale, capturedAmount: cents(123), signedAmount: cents(1_234) })).toBe(
    '$1.23',
  );
});

describe('what is left of a payment', () => {
  const left = (netAmount: number, capturedAmount = 5_000) =>
    leftAmount({ netAmount: cents(netAmount), capturedAmount: cents(capturedAmount) });

  it('is shown for a partial refund', () => expect(left(4_000)).toBe('$40.00'));

  it.each([
    ['whole', 5_000, 5_000],
    ['given back', 0, 5_000],
    ['only authorized', 0, 0],
  ])('isn’t shown if it is %s', (_, net, captured) => expect(left(net, captured)).toBeUndefined());
});
