import * as plans from '@payfac/api/contract/plans';
import * as subscriptionsCalls from '@payfac/api/contract/subscriptions';
import { subscriptionStatusLabels } from '@payfac/domain/subscriptions';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { customerPicker } from '../../../entities/customers/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { settled } from '../../../shared/query/client.ts';
import { batchNames } from '../../../shared/records/batch-names.ts';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';
import { subscriptionActions } from './actions.tsx';
import { subscriptionColumns } from './columns.tsx';

/** Plans by their merchant's name for them. */
const planPicker: RecordPicker = {
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

const load = rowOf({
  noun: 'Subscription',
  list: (subscriptionId, options) =>
    send(subscriptionsCalls.list)({ query: { subscriptionId } }, options),
  keyOf: ({ subscriptionId }) => subscriptionId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Active', values: ['active'] },
    { label: 'Paused', values: ['paused'] },
    { label: 'Inactive', values: ['inactive'] },
    { label: 'Canceled', values: ['canceled'] },
  ],
} as const;

/** /subscriptions: customers' subscriptions, their plans, and the next charges. */
export const subscriptions = defineList(subscriptionsCalls.list, {
  report: 'subscriptions',
  parent: 'subscriptions',
  noun: { one: 'subscription', many: 'subscriptions' },
  rowKey: ({ subscriptionId }) => subscriptionId,
  rowName: ({ customerName, planName }) => `${customerName}, ${planName}`,
  columns: subscriptionColumns,
  filters: [
    { kind: 'record', key: 'planId', label: 'Plan', picker: planPicker },
    { kind: 'day-range', from: 'nextChargeFrom', to: 'nextChargeTo', label: 'Next charge' },
    { kind: 'record', key: 'customerId', label: 'Customer', picker: customerPicker },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'choices', key: 'status', label: 'Status', labels: subscriptionStatusLabels },
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'text', key: 'subscriptionId', label: 'Subscription ID' },
  ],
  defaultSort: '-startedOn',
  tabs: {
    ...byStatus,
    counts: countsOf(subscriptionsCalls.list, byStatus),
  },
  empty: 'A subscription starts when a customer accepts an invitation to a plan.',
  detail: {
    load,
    title: ({ customerName, planName }) => `${planName} of ${customerName}`,
    story: async () => (await import('./detail.tsx')).useSubscriptionStory,
  },
  rowActions: subscriptionActions,
});
