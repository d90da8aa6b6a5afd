import { cents } from '@payfac/domain/money';
import { expect, it } from 'vitest';
import { checkBody } from '../../shared/form/body.ts';
import { problemsOf, saleForm, type Tender } from './values.ts';

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

it.each<Tender>(['card', 'saved', 'echeck'])(
  'a %s sale that is filled in has no problem',
  (tender) => expect(paths(tender, {})).toEqual([]),
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
])('of a %s sale with %j the problems are at %j', (tender, changes, problems) =>
  expect(paths(tender, changes)).toEqual(problems),
);
