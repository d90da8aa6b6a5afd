import { expect, it } from 'vitest';
import { latePicker } from './record-picker.ts';

it('loads a lazy picker’s calls with its first use, and passes on the request', async () => {
  const asked: unknown[] = [];
  let fetched = 0;
  const picker = latePicker('users', async () => {
    fetched += 1;
    return {
      search: async (...given) => {
        asked.push(given);
        return [{ value: 'u_1', label: 'Ada' }];
      },
      names: async (...given) => {
        asked.push(given);
        return new Map([['u_1', 'Ada']]);
      },
    };
  });
  expect([picker.entity, fetched]).toEqual(['users', 0]);
  const { signal } = new AbortController();
  expect(await picker.search('ad', signal)).toEqual([{ value: 'u_1', label: 'Ada' }]);
  expect(await picker.names(['u_1'], signal)).toEqual(new Map([['u_1', 'Ada']]));
  expect(asked).toEqual([
    ['ad', signal],
    [['u_1'], signal],
  ]);
});

it('fails if its calls can’t be loaded, and loads them with the next use', async () => {
  let isThere = false;
  const picker = latePicker('users', async () => {
    if (!isThere) throw new Error('offline');
    return { search: async () => [], names: async () => new Map() };
  });
  const { signal } = new AbortController();
  await expect(picker.search('', signal)).rejects.toThrow('offline');
  isThere = true;
  expect(await picker.search('', signal)).toEqual([]);
});
