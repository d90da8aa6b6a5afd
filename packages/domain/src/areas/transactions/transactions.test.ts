import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import {
  applyCardPayment,
  type CardPaymentState,
  capturableAmount,
  cardLabel,
  cardPaymentActions,
  cardPaymentStates,
  displayAvsResult,
  displayCard,
  displayCvvResult,
  displayTransactionId,
  isVoidable,
  paymentTypeLabel,
  refundableAmount,
  storedTransactionId,
  transactionTypeCodes,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, CardPaymentState>> = {
  'for-review approve': 'processing',
  'for-review reject': 'voided',
  'authorized capture': 'processing',
  'authorized void': 'voided',
  'authorized expire': 'expired',
  'processing void': 'voided',
  'processing settle': 'settled',
  'processing refund-in-part': 'partially-refunded',
  'processing refund-in-full': 'refunded',
  'settled refund-in-part': 'partially-refunded',
  'settled refund-in-full': 'refunded',
  'settled open-dispute': 'charged-back',
  'partially-refunded refund-in-part': 'partially-refunded',
  'partially-refunded refund-in-full': 'refunded',
  'partially-refunded open-dispute': 'charged-back',
  'refunded open-dispute': 'charged-back',
  'charged-back win-dispute': 'settled',
  'unknown confirm': 'processing',
  'unknown decline': 'declined',
  'unknown reverse': 'reversed',
};

describe('card payment', () => {
  it.each(cardPaymentStates)('allows exactly its moves from %s [PAY-15]', (state) => {
    for (const action of cardPaymentActions) {
      expect(applyCardPayment(state, action), action).toBe(allowed[`${state} ${action}`]);
    }
  });

  const payment = (state: CardPaymentState, refunded = 0) => ({
    state,
    authorized: cents(10_000),
    captured: cents(10_000),
    refunded: cents(refunded),
  });

  it('lets what is left be refunded, counting pending refunds [PAY-17]', () => {
    expect(refundableAmount(payment('settled'))).toBe(10_000);
    expect(refundableAmount(payment('partially-refunded', 9_999))).toBe(1);
    expect(refundableAmount(payment('charged-back'))).toBe(0);
    expect(refundableAmount(payment('declined'))).toBe(0);
  });

  it('lets an authorization be captured, and only that', () => {
    expect(capturableAmount(payment('authorized'))).toBe(10_000);
    expect(capturableAmount(payment('processing'))).toBe(0);
  });

  it('forbids a void once something was refunded [PAY-18]', () => {
    expect(isVoidable(payment('processing'))).toBe(true);
    expect(isVoidable(payment('processing', 1))).toBe(false);
    expect(isVoidable(payment('settled'))).toBe(false);
  });
});

describe('display', () => {
  it.each([
    ['txn000000012345', 'txn12345'],
    ['txn000000000000', 'txn0'],
    ['ab', 'ab'],
    ['chg100', 'chg100'],
  ])('shows the id %s as %s [PAY-01]', (id, shown) => expect(displayTransactionId(id)).toBe(shown));

  it.each([
    ['sale', 0, 'Sale'],
    ['sale', 500, 'Sale'],
    ['auth', 0, 'Authorization'],
    ['auth', 1, 'Sale (captured)'],
    ['refund', 0, 'Refund'],
  ] as const)('calls a payment by %s of which %i was captured %s', (operation, captured, label) =>
    expect(paymentTypeLabel({ operation, capturedAmount: cents(captured) })).toBe(label),
  );

  it('reads an ID as people do, and leaves other texts as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        const stored = `txn${String(number).padStart(12, '0')}`;
        expect(storedTransactionId(displayTransactionId(stored))).toBe(stored);
        expect(storedTransactionId(stored)).toBe(stored);
      }),
    );
    expect(storedTransactionId(' TXN12345 ')).toBe('txn000000012345');
    for (const other of ['', 'txn', 'chg100', 'txn12a', 'pay_1']) {
      expect(storedTransactionId(other)).toBe(other);
    }
  });

  it('says what the issuer checked, and passes on a letter no one knows', () => {
    expect(displayAvsResult('Z')).toBe('ZIP match, street mismatch (Z)');
    expect(displayCvvResult('N')).toBe('Does not match (N)');
    expect(displayAvsResult('constructor')).toBe('constructor');
  });

  it('shows the last four digits of a card [PAY-02]', () => {
    expect(displayCard('424242******4242')).toBe('•••• 4242');
    expect(displayCard('4242', 'Visa ')).toBe('Visa 4242');
  });

  it('says brand and kind of a card before its last four digits', () => {
    const card = { cardBrand: 'visa', cardKind: 'DEBIT', truncatedCardNumber: '5556' } as const;
    expect(cardLabel(card)).toBe('Visa debit •••• 5556');
    expect(cardLabel({ truncatedCardNumber: '5556' })).toBe('•••• 5556');
    expect(cardLabel({ ...card, truncatedCardNumber: null })).toBe('');
  });
});

it('names every required type code [PAY-14]', () => {
  const words = {
    cnp: 'auth avs-only capture credit chargeback void sale refund reversal',
    cp: 'sale credit auth capture void',
    check: 'verification credit void sale refund reversal reconciled',
    debit: 'sale refund void reversal credit',
  };
  const named = Object.entries(words).flatMap(([kind, operations]) =>
    operations.split(' ').map((operation) => `${kind}-${operation}`),
  );
  expect([...transactionTypeCodes].toSorted()).toEqual([...named, 'declined'].toSorted());
});
