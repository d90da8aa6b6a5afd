import { cents } from '@payfac/domain/money';
import { expect, it } from 'vitest';
import { checkBody } from '../../shared/form/body.ts';
import { priceOf, problemsOf, saleForm, type Tender } from './values.ts';

const card = {
  subMerchantId: 'sm_1',
  amount: cents(1_000),
  cardHolderName: 'Ada Byron',
  billingAddress: { street: '1 Pier Rd', zip: '46204' },
  token: 'tok_1',
  accountHolderName: 'Ada Byron',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  secCode: 'TEL',
  isAuthorized: true,
} as const;

function paths(tender: Tender, changes: object) {
  const checked = checkBody(saleForm.body, { tender, ...card, ...changes });
  const problems = checked.ok ? [] : checked.problems;
  return [...problems, ...problemsOf(checked.filled)].map(({ path }) => path);
}

it.each<Tender>(['card', 'saved', 'echeck'])('a complete %s sale has no problems', (tender) =>
  expect(paths(tender, {})).toEqual([]),
);

it.each<[Tender, object, readonly string[]]>([
  ['card', { amount: undefined }, ['amount']],
  ['card', { amount: cents(0) }, ['amount']],
  ['card', { taxAmount: cents(1_001) }, ['taxAmount']],
  [
    'card',
    { billingAddress: { street: '', zip: '' } },
    ['billingAddress.street', 'billingAddress.zip'],
  ],
  ['card', { billingAddress: { street: '1 Pier Rd', zip: '462' } }, ['billingAddress.zip']],
  ['card', { routingNumber: '1' }, []],
  ['saved', { token: undefined }, ['token']],
  ['echeck', { routingNumber: '110000001' }, ['routingNumber']],
  ['echeck', { isAuthorized: false }, ['isAuthorized']],
  ['echeck', { isAuthorized: undefined }, ['isAuthorized']],
  ['echeck', { billingAddress: undefined }, []],
])('a %s sale with %j has problems at %j', (tender, changes, problems) =>
  expect(paths(tender, changes)).toEqual(problems),
);

const dual = { enabled: true, diffPercentage: '3.5' };
const amount = cents(10_001);

it.each([
  ['a debit card pays less', 'card', 'DEBIT', 9_651],
  ['a credit card pays the standard price', 'card', 'CREDIT', 10_001],
  ['a card nobody knows yet pays the standard price', 'card', null, 10_001],
  ['a saved debit card pays less', 'saved', 'DEBIT', 9_651],
  ['an eCheck pays less', 'echeck', null, 9_651],
] as const)('with two prices %s', (_, tender, kind, charged) =>
  expect(priceOf(amount, dual, tender, kind).amount).toBe(charged),
);

it('with one price, everybody pays it, and no second price is shown', () => {
  const off = { ...dual, enabled: false };
  expect(priceOf(amount, off, 'card', 'DEBIT')).toEqual({
    amount,
    prices: undefined,
    isReduced: false,
  });
  expect(priceOf(undefined, dual, 'card', 'DEBIT').amount).toBe(0);
});
