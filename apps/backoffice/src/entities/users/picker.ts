import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { api } from './api.ts';

/** People by name. The list of users has no filter by id, so names are read one by one. */
export const userPicker: RecordPicker = {
  entity: 'users',
  search: async (name, signal) => {
    const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
    const { data } = await settled(api.users.list({ query }, { signal, lane: 'picker.users' }));
    return data.map(({ id, name: label }) => ({ value: id, label }));
  },
  names: async (ids, signal) => {
    const found = await Promise.allSettled(
      ids.map((id) => api.users.get({ params: { id } }, { signal })),
    );
    return new Map(
      found.flatMap((each): [string, string][] =>
        each.status === 'fulfilled' ? [[each.value.id, each.value.name]] : [],
      ),
    );
  },
};
