import { disputes } from '@payfac/api/contract/disputes';
import { createTestTransport } from '@payfac/api/testing';
import { describe, expect, it } from 'vitest';
import { respondToFetch } from '../../testing/test-fetch.ts';
import { countsOf } from './counts-of.ts';

const tabs = [
  { label: 'All', values: [] },
  { label: 'Won', values: ['won'] },
  { label: 'Lost', values: ['lost'] },
] as const;

/** The list's counts, in the platform's form, returned in turn. */
const serve = (...counts: readonly { readonly count: number; readonly isLeast?: boolean }[]) => {
  const left = [...counts];
  const transport = createTestTransport(
    { disputes },
    {
      disputes: {
        list: () => {
          const { count, isLeast = false } = left.shift() ?? { count: 0 };
          return { data: [], count, countIsLowerBound: isLeast };
        },
      },
    },
  );
  respondToFetch(transport.fetch);
  return transport.calls;
};

describe('counts by tab from the list itself', () => {
  it('requests one row per tab, filtered like the list, and none for all', async () => {
    const calls = serve({ count: 7 }, { count: 5 });
    const { load } = countsOf(disputes.list, { key: 'status', tabs });
    expect(await load({ subMerchantId: ['sm_0001'] })).toEqual({ Won: 7, Lost: 5 });
    const asked = calls.map(({ input }) => input);
    expect(asked).toEqual(
      ['won', 'lost'].map((status) =>
        expect.objectContaining({
          query: expect.objectContaining({
            status: [status],
            subMerchantId: ['sm_0001'],
            pageSize: 1,
          }),
        }),
      ),
    );
  });

  it('shows no count for a tab with more rows than are counted', async () => {
    serve({ count: 3 }, { count: 10_000, isLeast: true });
    const { load } = countsOf(disputes.list, { key: 'status', tabs });
    expect(await load({})).toEqual({ Won: 3 });
  });

  it('counts with every filter of the list, but without paging', () => {
    const { keys } = countsOf(disputes.list, { key: 'status', tabs });
    expect(keys.has('subMerchantId')).toBe(true);
    for (const key of ['page', 'pageSize', 'cursor', 'sort']) expect(keys.has(key)).toBe(false);
  });
});
