import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { api } from './api.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(api.products.list({ query }, { signal, lane: 'picker.products' }));
  return data.map(({ spProductId, name: label }) => ({ value: spProductId, label }));
};

export const names: RecordPicker['names'] = async (ids, signal) => {
  const query = { spProductId: [...ids], pageSize: 100 };
  const { data } = await settled(api.products.list({ query }, { signal, lane: 'names.products' }));
  return new Map(data.map(({ spProductId, name }) => [spProductId, name]));
};
