import { expect, it } from 'vitest';
import { distinctCardNames } from './card-names.ts';

const visa = {
  token: 'tok_1',
  cardBrand: 'visa',
  cardKind: 'DEBIT',
  truncatedCardNumber: '5556',
  account: 'Cedar Bakery',
} as const;

it('names a card as the rest of the product does', () => {
  const unknown = { ...visa, cardBrand: null, cardKind: null, truncatedCardNumber: '1117' };
  expect(distinctCardNames([visa, unknown])).toEqual(['Visa debit •••• 5556', '•••• 1117']);
});

it('distinguishes cards with the same kind and digits by account, otherwise by a number', () => {
  const elsewhere = { ...visa, account: 'Harbor Books' };
  expect(distinctCardNames([visa, elsewhere, visa])).toEqual([
    'Visa debit •••• 5556, Cedar Bakery',
    'Visa debit •••• 5556, Harbor Books',
    'Visa debit •••• 5556, Cedar Bakery (2)',
  ]);
});
