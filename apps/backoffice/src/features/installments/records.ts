import * as installments from '@payfac/api/contract/installments';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { nameOf } from './words.ts';

export const search = recordSearch({
  records: 'installments',
  call: (query, options) => send(installments.list)({ query }, options),
  found: (plan) => ({
    id: plan.installmentId,
    label: nameOf(plan),
    description: plan.accountName,
    href: recordAt('/installments', plan.installmentId),
  }),
});
