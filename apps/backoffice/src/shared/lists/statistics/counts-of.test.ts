import { list } from '@payfac/api/contract/disputes';
import { describe, expect, it } from 'vitest';
import { countsOf } from './counts-of.ts';

const tabs = [
  { label: 'All', values: [] },
  { label: 'Won', values: ['won'] },
  { label: 'Lost', values: ['lost'] },
] as const;

const page = (count: number, countIsLowerBound = false) => ({
  data: [],
  count,
  countIsLowerBound,
  page: 1,
  pageSize: 1,
});

/** A list's call that has these counts one after the other, and what it was asked. */
function listed(...counts: readonly ReturnType<typeof page>[]) {
  const asked: unknown[][] = [];
  const call = async (...args: unknown[]) => {
    asked.push(args);
    return counts[asked.length - 1] ?? page(0);
  };
  const all = () => {
    throw new Error('Counting asks for no further page.');
  };
  return { asked, call: Object.assign(call, { all }) };
}

describe('counts by tab from the list itself', () => {
  it('asks for one row of each tab, narrowed as the list is, and not for all', async () => {
    const { call, asked } = listed(page(7), page(5));
    const { load } = countsOf(list, call, { key: 'status', tabs });
    expect(await load({ subMerchantId: ['sm_0001'] })).toEqual({ Won: 7, Lost: 5 });
    expect(asked).toEqual([
      [
        {
          query: expect.objectContaining({
            status: ['won'],
            subMerchantId: ['sm_0001'],
            pageSize: 1,
          }),
        },
        { lane: 'disputes.list.tab.Won' },
      ],
      [
        {
          query: expect.objectContaining({
            status: ['lost'],
            subMerchantId: ['sm_0001'],
            pageSize: 1,
          }),
        },
        { lane: 'disputes.list.tab.Lost' },
      ],
    ]);
  });

  it('says nothing of a tab with more rows than are counted', async () => {
    const { call } = listed(page(3), page(10_000, true));
    const { load } = countsOf(list, call, { key: 'status', tabs });
    expect(await load({})).toEqual({ Won: 3 });
  });

  it('counts by every filter of the list, and by nothing that chooses a page', () => {
    const { keys } = countsOf(list, listed().call, { key: 'status', tabs });
    expect(keys.has('subMerchantId')).toBe(true);
    for (const key of ['page', 'pageSize', 'cursor', 'sort']) expect(keys.has(key)).toBe(false);
  });
});
