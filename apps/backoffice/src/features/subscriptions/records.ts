import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { planAddress } from './plan-address.ts';
import { api as planCalls } from './plans/api.ts';
import { api as subscriptionCalls } from './subscriptions/api.ts';

export const subscriptionRecords = {
  search: recordSearch({
    records: 'subscriptions',
    call: (query, options) => subscriptionCalls.subscriptions.list({ query }, options),
    found: ({ subscriptionId, customerName, planName, accountName }) => ({
      id: subscriptionId,
      label: `${customerName}, ${planName}`,
      description: accountName,
      href: recordAt('/subscriptions', subscriptionId),
    }),
  }),
};

export const planRecords = {
  search: recordSearch({
    records: 'plans',
    call: (query, options) => planCalls.plans.list({ query }, options),
    found: ({ planId, name, accountName }) => ({
      id: planId,
      label: name,
      description: accountName,
      href: planAddress(planId),
    }),
  }),
};
