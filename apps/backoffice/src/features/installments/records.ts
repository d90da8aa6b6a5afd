import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';
import { nameOf } from './words.ts';

export const search = recordSearch({
  records: 'installments',
  call: (query, options) => api.installments.list({ query }, options),
  found: (plan) => ({
    id: plan.installmentId,
    label: nameOf(plan),
    description: plan.accountName,
    href: recordAt('/installments', plan.installmentId),
  }),
});
