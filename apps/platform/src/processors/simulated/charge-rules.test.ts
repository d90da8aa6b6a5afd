import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import { cvvBehaviorOf, testCardOf } from './card-behaviors.ts';
import { ruleCharge } from './charge-rules.ts';

/** A charge as entered: by card number, security code, ZIP and amount. */
function charge({ number = '4242424242424242', cvv = '123', zip = '46204', amount = 1000 }) {
  return ruleCharge({
    reference: 'ref_1',
    merchantId: 'simm_1',
    amount: cents(amount),
    zip,
    card: {
      behavior: testCardOf(number)?.behavior ?? null,
      cvvBehavior: cvvBehaviorOf(cvv) ?? null,
    },
  });
}

describe('what decides a charge', () => {
  it.each([
    ['4242424242424242', 'visa', 'CREDIT'],
    ['4111111111111111', 'visa', 'CREDIT'],
    ['5555555555554444', 'mastercard', 'CREDIT'],
    ['378282246310005', 'amex', 'CREDIT'],
    ['6011111111111117', 'discover', 'CREDIT'],
    ['3530111333300000', 'jcb', 'CREDIT'],
    ['30569309025904', 'diners-club', 'CREDIT'],
    ['4000056655665556', 'visa', 'DEBIT'],
    ['5105105105105100', 'mastercard', 'PREPAID'],
  ])('card %s is approved as %s %s', (number, brand, kind) => {
    expect(testCardOf(number)).toMatchObject({ brand, kind });
    expect(charge({ number }).outcome).toMatchObject({ result: 'approved', responseCode: '00' });
  });

  it.each([
    ['4000000000000002', 'declined', '05', 'Declined by the issuer'],
    ['4000000000009995', 'declined', '51', 'Insufficient funds'],
    ['4000000000009987', 'declined', '41', 'Lost card'],
    ['4000000000009979', 'declined', '43', 'Stolen card'],
    ['4000000000000069', 'declined', '54', 'Expired card'],
    ['4000000000000127', 'declined', 'N7', 'Security code does not match'],
    ['4000000000000119', 'error', '96', 'Processing error'],
    ['4000000000000341', 'declined', '05', 'Declined by the issuer'],
  ])('card %s is %s with %s', (number, result, responseCode, responseMessage) => {
    expect(charge({ number }).outcome).toMatchObject({ result, responseCode, responseMessage });
  });

  it.each([
    ['4000000000000010', 'N'],
    ['4000000000000028', 'Z'],
    ['4000000000000036', 'A'],
    ['4000000000000044', 'U'],
  ])('card %s is approved with address result %s', (number, avsResult) => {
    expect(charge({ number }).outcome).toMatchObject({ result: 'approved', avsResult });
  });

  it.each([
    ['901', 'declined', 'N'],
    ['902', 'approved', 'S'],
    ['903', 'approved', 'U'],
    ['904', 'approved', 'P'],
    ['911', 'error', 'E'],
    ['123', 'approved', 'M'],
  ])('security code %s is %s with result %s', (cvv, result, cvvResult) => {
    expect(charge({ cvv }).outcome).toMatchObject({ result, cvvResult });
  });

  it.each([
    ['46282', { result: 'declined', responseCode: '05' }],
    ['99999', { result: 'declined', responseCode: 'N8', avsResult: 'E' }],
    ['46225', { result: 'approved', responseCode: '10', partialAmount: 123 }],
    ['46225-1234', { result: 'approved', responseCode: '10', partialAmount: 123 }],
  ])('ZIP %s', (zip, outcome) => {
    expect(charge({ zip }).outcome).toMatchObject(outcome);
  });

  it.each([
    [403, 'declined', '05', 'answered'],
    [200_000, 'declined', '05', 'answered'],
    [200_100, 'declined', '51', 'answered'],
    [300_000, 'error', '96', 'unavailable'],
    [777_701, 'approved', '00', 'slow'],
    [777_702, 'approved', '00', 'lost'],
    [777_703, 'approved', '00', 'repeated'],
    [777_704, 'pending', '00', 'late'],
    [404, 'approved', '00', 'answered'],
  ])('amount %i cents is %s with %s, %s', (amount, result, responseCode, delivery) => {
    const ruling = charge({ amount });
    expect(ruling.outcome).toMatchObject({ result, responseCode });
    expect(ruling.delivery).toBe(delivery);
  });
});

describe('which trigger goes first', () => {
  const lost = '4000000000009987';

  it('the card number before everything', () => {
    const outcome = charge({ number: lost, cvv: '911', zip: '46225', amount: 403 }).outcome;
    expect(outcome.responseCode).toBe('41');
  });

  it('the security code before ZIP and amount', () => {
    expect(charge({ cvv: '911', zip: '46282', amount: 403 }).outcome.responseCode).toBe('96');
  });

  it('the ZIP before the amount', () => {
    expect(charge({ zip: '99999', amount: 200_100 }).outcome.responseCode).toBe('N8');
  });

  it('a card without a trigger leaves the decision to the rest', () => {
    expect(charge({ number: '4000000000005126', zip: '46282' }).outcome.result).toBe('declined');
  });
});

it('refuses to charge for a merchant that is not provisioned', () => {
  const { outcome } = ruleCharge({
    reference: 'ref_1',
    merchantId: '',
    amount: cents(1000),
    card: { behavior: 'approve', cvvBehavior: null },
  });
  expect(outcome).toMatchObject({ result: 'error', responseMessage: 'Processor not configured' });
});
