import { settled } from '../../../shared/query/client.ts';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';
import { api } from '../api.ts';

/** API keys by name; two of one name are told apart by how their secrets begin. */
export const keyPicker: RecordPicker = {
  entity: 'apiKeys',
  search: async (name, signal) => {
    const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
    const { data } = await settled(api.apiKeys.list({ query }, { signal, lane: 'picker.apiKeys' }));
    return data.map(({ _id, name: label, prefix }) => ({
      value: _id,
      label: `${label} (${prefix}…)`,
    }));
  },
  names: async (ids, signal) => {
    const walk = api.apiKeys.list.all({ query: { pageSize: 100 } }, { signal });
    const found = new Map<string, string>();
    for await (const { _id, name } of walk) {
      if (ids.includes(_id)) found.set(_id, name);
      if (found.size === ids.length) break;
    }
    return found;
  },
};
