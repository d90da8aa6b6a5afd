import { cancelled } from '@payfac/api';
import { expect, it } from 'vitest';
import { recordSearch } from './record-search.ts';

const { signal } = new AbortController();
const found = (row: { readonly id: string }) => ({
  id: row.id,
  label: row.id,
  href: `?open=${row.id}`,
});

it('finds five records of the chosen account, in a separate call', async () => {
  const asked: unknown[] = [];
  const search = recordSearch({
    records: 'invoices',
    call: async (query, options) => {
      asked.push([query, options]);
      return { data: [{ id: 'inv_1' }] };
    },
    found,
  });
  expect(await search('ada', { signal, subMerchantId: 'sm_1' })).toEqual([
    { id: 'inv_1', label: 'inv_1', href: '?open=inv_1' },
  ]);
  await search('ada', { signal, subMerchantId: undefined });
  const options = { signal, lane: 'palette.invoices' };
  expect(asked).toEqual([
    [{ singleSearch: 'ada', pageSize: 5, subMerchantId: ['sm_1'] }, options],
    [{ singleSearch: 'ada', pageSize: 5 }, options],
  ]);
});

it('finds nothing, without saying so, if a newer search canceled it', async () => {
  const search = recordSearch({ records: 'invoices', call: async () => cancelled, found });
  await expect(search('ada', { signal, subMerchantId: undefined })).rejects.toMatchObject({
    revert: true,
  });
});
