import * as plans from '@payfac/api/contract/plans';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';

/** Plans by the name that the merchant gave them. */
export const planPicker: RecordPicker = {
  entity: 'plans',
  search: async (name, signal) => {
    const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
    const { data } = await settled(send(plans.list)({ query }, { signal, lane: 'picker.plans' }));
    return data.map(({ planId, name: label, accountName }) => ({
      value: planId,
      label,
      description: accountName,
    }));
  },
  names: batchNames('plans', async (ids, lane) => {
    const query = { planId: [...ids], pageSize: 100 };
    const { data } = await settled(send(plans.list)({ query }, { lane }));
    return new Map(data.map(({ planId, name }) => [planId, name]));
  }),
};
