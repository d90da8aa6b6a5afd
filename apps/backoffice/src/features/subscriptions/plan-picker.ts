import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { api } from './api.ts';

/** Plans by the name that the merchant gave them. */
export const planPicker: RecordPicker = {
  entity: 'plans',
  search: async (name, signal) => {
    const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
    const { data } = await settled(api.plans.list({ query }, { signal, lane: 'picker.plans' }));
    return data.map(({ planId, name: label, accountName }) => ({
      value: planId,
      label,
      description: accountName,
    }));
  },
  names: async (ids, signal) => {
    const query = { planId: [...ids], pageSize: 100 };
    const { data } = await settled(api.plans.list({ query }, { signal, lane: 'names.plans' }));
    return new Map(data.map(({ planId, name }) => [planId, name]));
  },
};
