import * as productsCalls from '@payfac/api/contract/products';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordOption, RecordPicker } from '../../shared/records/record-picker.ts';

/** Products by name, in the lane of whoever asks. */
async function found(
  name: string,
  narrowed: { readonly isActive?: true },
  options: { readonly signal: AbortSignal; readonly lane: string },
): Promise<readonly RecordOption[]> {
  const query = { ...narrowed, ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(send(productsCalls.list)({ query }, options));
  return data.map(({ spProductId, name: label }) => ({ value: spProductId, label }));
}

export const search: RecordPicker['search'] = (name, signal) =>
  found(name, {}, { signal, lane: 'picker.products' });

/** Products that take new merchants, but for one. */
export async function searchOthers(
  spProductId: string,
  name: string,
  signal: AbortSignal,
): Promise<readonly RecordOption[]> {
  const products = await found(
    name,
    { isActive: true },
    { signal, lane: 'picker.products.others' },
  );
  return products.filter(({ value }) => value !== spProductId);
}

export const names = batchNames('products', async (ids, lane) => {
  const query = { spProductId: [...ids], pageSize: 100 };
  const { data } = await settled(send(productsCalls.list)({ query }, { lane }));
  return new Map(data.map(({ spProductId, name }) => [spProductId, name]));
});
