import { users } from '@payfac/api/contract/users';
import { createTestTransport, failure, fixtures } from '@payfac/api/testing';
import { expect, it } from 'vitest';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { personPicker } from './picker.ts';

const { get: example } = fixtures.users;
const ada = { ...example, id: 'usr_1', name: 'Ada Lovelace', username: 'ada@harbor' };
const { signal } = new AbortController();

it('finds users by name or username, distinguished by username', async () => {
  const { fetch, calls } = createTestTransport(
    { users },
    { users: { list: () => ({ data: [ada], count: 1 }) } },
  );
  respondToFetch(fetch);
  expect(await personPicker.search('ada', signal)).toEqual([
    { value: 'usr_1', label: 'Ada Lovelace', description: 'ada@harbor' },
  ]);
  await personPicker.search('', signal);
  expect(calls.map(({ input }) => input)).toEqual([
    { query: { singleSearch: 'ada', pageSize: 20, sort: 'name' } },
    { query: { pageSize: 20, sort: 'name' } },
  ]);
});

it('names the users in the URL, without deleted ones', async () => {
  const { fetch } = createTestTransport(
    { users },
    {
      users: {
        get: ({ params }: { readonly params: { readonly id: string } }) =>
          params.id === 'usr_1'
            ? ada
            : failure(404, { code: 'NOT_FOUND', message: 'The user was not found.' }),
      },
    },
  );
  respondToFetch(fetch);
  expect(await personPicker.names(['usr_1', 'usr_2'], signal)).toEqual(
    new Map([['usr_1', 'Ada Lovelace']]),
  );
});
