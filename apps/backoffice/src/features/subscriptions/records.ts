import * as plans from '@payfac/api/contract/plans';
import * as subscriptions from '@payfac/api/contract/subscriptions';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

/** The address of a plan's page. */
export const planAddress = (planId: string): string =>
  `/subscriptions/plans/${encodeURIComponent(planId)}`;

export const subscriptionRecords = {
  search: recordSearch({
    records: 'subscriptions',
    call: (query, options) => send(subscriptions.list)({ query }, options),
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
    call: (query, options) => send(plans.list)({ query }, options),
    found: ({ planId, name, accountName }) => ({
      id: planId,
      label: name,
      description: accountName,
      href: planAddress(planId),
    }),
  }),
};
