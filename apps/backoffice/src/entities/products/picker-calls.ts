import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { api } from './api.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(api.products.list({ query }, { signal, lane: 'picker.products' }));
  return data.map(({ spProductId, name: label }) => ({ value: spProductId, label }));
};

export const names = batchNames('products', async (ids, lane) => {
  const query = { spProductId: [...ids], pageSize: 100 };
  const { data } = await settled(api.products.list({ query }, { lane }));
  return new Map(data.map(({ spProductId, name }) => [spProductId, name]));
});
