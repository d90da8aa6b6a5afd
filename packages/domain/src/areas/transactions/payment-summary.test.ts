import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import {
  cardPaymentStates,
  figureRows,
  figures,
  type PaymentRecord,
  paymentAmountOf,
  paymentSummary,
  shownAmountOf,
  signedAmountOf,
  transactionOperations,
} from './index.ts';

const payment = (more: Partial<PaymentRecord>): PaymentRecord => ({
  operation: 'sale',
  paymentType: 'creditCard',
  outcome: 'success',
  status: 'settled',
  amount: cents(1_234),
  approvedAmount: cents(1_234),
  capturedAmount: cents(1_234),
  refundedAmount: cents(0),
  disputedAmount: cents(0),
  ...more,
});

describe('what was paid', () => {
  it('of a partial approval is what was approved', () => {
    const partial = payment({ approvedAmount: cents(123), capturedAmount: cents(123) });
    expect(paymentSummary(partial)).toEqual({
      requested: 1_234,
      approved: 123,
      captured: 123,
      refunded: 0,
      disputed: 0,
      net: 123,
      availableToRefund: 123,
      isPartialApproval: true,
    });
    expect(shownAmountOf(partial)).toBe(123);
  });

  it('of a decline is nothing, and its amount is the one requested', () => {
    const declined = payment({
      outcome: 'failed',
      status: 'declined',
      approvedAmount: cents(0),
      capturedAmount: cents(0),
    });
    expect(paymentSummary(declined)).toMatchObject({ approved: 0, net: 0, availableToRefund: 0 });
    expect(paymentAmountOf(declined)).toBe(1_234);
  });

  it('of an authorization captured in part is the part', () => {
    const auth = payment({ operation: 'auth', capturedAmount: cents(500), status: 'processing' });
    expect(paymentSummary(auth)).toMatchObject({ approved: 1_234, captured: 500, net: 500 });
    expect(paymentAmountOf(auth)).toBe(500);
  });

  it('of an eCheck can be refunded once it has settled', () => {
    const echeck = (status: 'processing' | 'settled') =>
      paymentSummary(payment({ paymentType: 'eCheck', status })).availableToRefund;
    expect([echeck('processing'), echeck('settled')]).toEqual([0, 1_234]);
  });

  it('is net what was captured less what left again, in every state [PAY-19]', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    const states = fc.constantFrom(...cardPaymentStates);
    fc.assert(
      fc.property(states, amount, amount, amount, (status, captured, refunded, disputed) => {
        const paid = paymentSummary(
          payment({
            status,
            capturedAmount: captured,
            refundedAmount: refunded,
            disputedAmount: disputed,
          }),
        );
        expect(paid.net + paid.refunded + paid.disputed).toBe(paid.captured);
        expect(paid.availableToRefund).toBeLessThanOrEqual(Math.max(0, captured - refunded));
      }),
    );
  });
});

it('signs what leaves the merchant, and nothing else [PAY-20]', () => {
  const leaves = (paymentType: 'creditCard' | 'eCheck') =>
    transactionOperations.filter(
      (operation) => signedAmountOf(payment({ operation, paymentType })) < 0,
    );
  expect(leaves('creditCard')).toEqual(['refund', 'void', 'chargeback', 'credit']);
  expect(leaves('eCheck')).toEqual(['refund', 'void', 'chargeback', 'reversal', 'credit']);
});

it('leads every figure to rows of one view', () => {
  for (const figure of figures) expect(figureRows[figure].view).toMatch(/payments|operations/);
  expect(figureRows.sales.paymentType).not.toContain('eCheck');
});
