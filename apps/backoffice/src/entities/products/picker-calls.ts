import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordOption, RecordPicker } from '../../shared/records/record-picker.ts';
import { api } from './api.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(api.products.list({ query }, { signal, lane: 'picker.products' }));
  return data.map(({ spProductId, name: label }) => ({ value: spProductId, label }));
};

/** Products that take new merchants, but for one. */
export async function searchOthers(
  spProductId: string,
  name: string,
  signal: AbortSignal,
): Promise<readonly RecordOption[]> {
  const query = {
    ...(name !== '' && { name }),
    isActive: true,
    pageSize: 20,
    sort: 'name',
  } as const;
  const { data } = await settled(
    api.products.list({ query }, { signal, lane: 'picker.products.others' }),
  );
  return data
    .filter((product) => product.spProductId !== spProductId)
    .map((product) => ({ value: product.spProductId, label: product.name }));
}

export const names = batchNames('products', async (ids, lane) => {
  const query = { spProductId: [...ids], pageSize: 100 };
  const { data } = await settled(api.products.list({ query }, { lane }));
  return new Map(data.map(({ spProductId, name }) => [spProductId, name]));
});
