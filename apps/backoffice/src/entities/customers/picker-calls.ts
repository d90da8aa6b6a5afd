import * as customers from '@payfac/api/contract/customers';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(
    send(customers.list)({ query }, { signal, lane: 'picker.customers' }),
  );
  return data.map(({ customerId, name: label }) => ({ value: customerId, label }));
};

export const names = batchNames('customers', async (ids, lane) => {
  const query = { customerId: [...ids], pageSize: 100 };
  const { data } = await settled(send(customers.list)({ query }, { lane }));
  return new Map(data.map(({ customerId, name }) => [customerId, name]));
});
