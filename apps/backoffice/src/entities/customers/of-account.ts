import type { CallOptions } from '@payfac/api';
import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { customerPicker } from './picker.ts';

/** The first customers of one account by name; '' gives the first of all. */
export async function findCustomers(
  subMerchantId: string,
  name: string,
  options: CallOptions,
): Promise<readonly Customer[]> {
  const query = {
    subMerchantId: [subMerchantId],
    ...(name !== '' && { name }),
    pageSize: 20,
    sort: 'name' as const,
  };
  return (await settled(send(customers.list)({ query }, options))).data;
}

/** Customers of one account by name. */
export const customersOf = (subMerchantId: string): RecordPicker => ({
  ...customerPicker,
  search: async (name, signal) => {
    const found = await findCustomers(subMerchantId, name, {
      signal,
      lane: 'picker.customers-of',
    });
    return found.map(({ customerId, name: label, email }) => ({
      value: customerId,
      label,
      ...(email !== null && { description: email }),
    }));
  },
});
