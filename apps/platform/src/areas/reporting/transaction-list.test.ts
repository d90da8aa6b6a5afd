import { cents } from '@payfac/domain/money';
import { expect, test } from 'vitest';
import { looksForText } from '../../http/lists/query.ts';
import { listOf, type TransactionQuery } from './transaction-list.ts';

/* What looks for a text finds all rows before it puts them in order. Other lists walk through their order. */

const looks = (query: TransactionQuery): boolean => looksForText(listOf(query), query);

test('filters, sort order and cursor don’t count as text search', () => {
  expect(looks({})).toBe(false);
  expect(looks({ view: 'payments', sort: '-amount', cursor: 'x', pageSize: 25 })).toBe(false);
  expect(looks({ view: 'payments', cardBrand: ['mastercard'], amountMin: cents(4200) })).toBe(
    false,
  );
});

test('a search, a name and part of an ID do', () => {
  expect(looks({ singleSearch: 'grace' })).toBe(true);
  expect(looks({ view: 'payments', cardHolderName: 'grace' })).toBe(true);
  expect(looks({ customerId: 'cus_1' })).toBe(true);
});
