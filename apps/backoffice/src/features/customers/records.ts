import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'customers',
  call: (query, options) => api.customers.list({ query }, options),
  found: ({ customerId, name, email, accountName }) => ({
    id: customerId,
    label: name,
    description: [email, accountName].filter(Boolean).join(' · '),
    href: recordAt('/customers', customerId),
  }),
});
