import * as customers from '@payfac/api/contract/customers';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const search = recordSearch({
  records: 'customers',
  call: (query, options) => send(customers.list)({ query }, options),
  found: ({ customerId, name, email, accountName }) => ({
    id: customerId,
    label: name,
    description: [email, accountName].filter(Boolean).join(' · '),
    href: recordAt('/customers', customerId),
  }),
});
