import type { CardBrand, CardKind } from '@payfac/domain/enumerations';

/** What a test card does. Stored with its token in place of the number. */
export const cardBehaviors = [
  'approve',
  'decline',
  'insufficient-funds',
  'lost-card',
  'stolen-card',
  'expired-card',
  'wrong-cvc',
  'processing-error',
  'bad-number',
  'avs-both-fail',
  'avs-street-fails',
  'avs-zip-fails',
  'avs-unavailable',
  'charges-fail',
  'refund-fails-later',
  'dispute-fraudulent',
  'dispute-not-received',
  'dispute-inquiry',
] as const;
export type CardBehavior = (typeof cardBehaviors)[number];

export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly kind: CardKind;
  readonly behavior: CardBehavior;
}

const card = (
  number: string,
  brand: CardBrand,
  behavior: CardBehavior = 'approve',
  kind: CardKind = 'CREDIT',
): TestCard => ({ number, brand, kind, behavior });

/**
 * The simulator's test cards. 4242424242424241 has a wrong check digit on purpose: tokenization accepts it, so that a
 * 'bad number' decline can be tested.
 */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa'),
  card('4111111111111111', 'visa'),
  card('5555555555554444', 'mastercard'),
  card('378282246310005', 'amex'),
  card('6011111111111117', 'discover'),
  card('3530111333300000', 'jcb'),
  card('30569309025904', 'diners-club'),
  card('4000056655665556', 'visa', 'approve', 'DEBIT'),
  card('5105105105105100', 'mastercard', 'approve', 'PREPAID'),
  card('4000000000000002', 'visa', 'decline'),
  card('4000000000009995', 'visa', 'insufficient-funds'),
  card('4000000000009987', 'visa', 'lost-card'),
  card('4000000000009979', 'visa', 'stolen-card'),
  card('4000000000000069', 'visa', 'expired-card'),
  card('4000000000000127', 'visa', 'wrong-cvc'),
  card('4000000000000119', 'visa', 'processing-error'),
  card('4242424242424241', 'visa', 'bad-number'),
  card('4000000000000010', 'visa', 'avs-both-fail'),
  card('4000000000000028', 'visa', 'avs-street-fails'),
  card('4000000000000036', 'visa', 'avs-zip-fails'),
  card('4000000000000044', 'visa', 'avs-unavailable'),
  card('4000000000000341', 'visa', 'charges-fail'),
  card('4000000000005126', 'visa', 'refund-fails-later'),
  card('4000000000000259', 'visa', 'dispute-fraudulent'),
  card('4000000000002685', 'visa', 'dispute-not-received'),
  card('4000000000001976', 'visa', 'dispute-inquiry'),
];

const byNumber: ReadonlyMap<string, TestCard> = new Map(
  testCards.map((testCard) => [testCard.number, testCard]),
);

/** Undefined for any other number. */
export const testCardOf = (number: string): TestCard | undefined => byNumber.get(number);

/** What a security code does at the simulator. */
export const cvvBehaviors = [
  'no-match',
  'should-be-present',
  'issuer-unable',
  'not-processed',
  'error',
] as const;
export type CvvBehavior = (typeof cvvBehaviors)[number];

const byCode: ReadonlyMap<string, CvvBehavior> = new Map<string, CvvBehavior>([
  ['901', 'no-match'],
  ['902', 'should-be-present'],
  ['903', 'issuer-unable'],
  ['904', 'not-processed'],
  ['911', 'error'],
]);

/** Undefined for any other code, which matches. */
export const cvvBehaviorOf = (securityCode: string): CvvBehavior | undefined =>
  byCode.get(securityCode);
