import { list } from '@payfac/api/contract/customers';
import { createTestTransport, fixtures } from '@payfac/api/testing';
import { beforeEach, expect, it } from 'vitest';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { customersOf } from './of-account.ts';
import { customerPicker } from './picker.ts';

const [example] = fixtures.customers.list.data;
if (!example) throw new Error('The example has a customer.');
const ada = { ...example, customerId: 'cus_1', name: 'Ada Lovelace', email: 'ada@example.com' };
const bare = { ...example, customerId: 'cus_2', name: 'Grace Hopper', email: null };

const { signal } = new AbortController();
let asked: () => unknown[] = () => [];

beforeEach(() => {
  const transport = createTestTransport(
    { customers: { list } },
    { customers: { list: () => ({ data: [ada, bare], count: 2 }) } },
  );
  respondToFetch(transport.fetch);
  asked = () => transport.calls.map(({ input }) => input);
});

it('finds customers by name, or the first ones if nothing is typed', async () => {
  expect(await customerPicker.search('', signal)).toEqual([
    { value: 'cus_1', label: 'Ada Lovelace' },
    { value: 'cus_2', label: 'Grace Hopper' },
  ]);
  await customerPicker.search('gra', signal);
  expect(asked()).toEqual([
    { query: { pageSize: 20, sort: 'name' } },
    { query: { name: 'gra', pageSize: 20, sort: 'name' } },
  ]);
});

it('names the customers in the URL with one call', async () => {
  expect(await customerPicker.names(['cus_1', 'cus_2'], signal)).toEqual(
    new Map([
      ['cus_1', 'Ada Lovelace'],
      ['cus_2', 'Grace Hopper'],
    ]),
  );
  expect(asked()).toEqual([{ query: { customerId: ['cus_1', 'cus_2'], pageSize: 100 } }]);
});

it('finds only those of one account, distinguished by email if they have one', async () => {
  expect(await customersOf('sm_1').search('a', signal)).toEqual([
    { value: 'cus_1', label: 'Ada Lovelace', description: 'ada@example.com' },
    { value: 'cus_2', label: 'Grace Hopper' },
  ]);
  expect(asked()).toEqual([
    { query: { subMerchantId: ['sm_1'], name: 'a', pageSize: 20, sort: 'name' } },
  ]);
});
