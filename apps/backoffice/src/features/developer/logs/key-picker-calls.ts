import * as apiKeys from '@payfac/api/contract/api-keys';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(send(apiKeys.list)({ query }, { signal, lane: 'picker.apiKeys' }));
  return data.map(({ _id, name: label, prefix }) => ({
    value: _id,
    label: `${label} (${prefix}…)`,
  }));
};

export const names: RecordPicker['names'] = async (ids, signal) => {
  const walk = send(apiKeys.list).all({ query: { pageSize: 100 } }, { signal });
  const found = new Map<string, string>();
  for await (const { _id, name } of walk) {
    if (ids.includes(_id)) found.set(_id, name);
    if (found.size === ids.length) break;
  }
  return found;
};
