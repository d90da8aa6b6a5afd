import * as webhooks from '@payfac/api/contract/webhooks';
import {
  type WebhookDelivery,
  webhookDeliveryStatusLabels,
  webhookEventTypes,
} from '@payfac/domain/webhooks';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { DeliveryStatus, deliveryActions, outcomeOf } from './actions.tsx';

const lastOutcome = ({ attempts }: WebhookDelivery): string => {
  const last = attempts.at(-1);
  return last ? outcomeOf(last) : '—';
};

const deliveryColumns = [
  {
    id: 'eventType',
    header: 'Event',
    render: ({ eventType }: WebhookDelivery) => eventType,
    isRowHeader: true,
  },
  {
    id: 'status',
    header: 'Status',
    render: (row: WebhookDelivery) => <DeliveryStatus {...row} />,
    sort: 'status',
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'outcome',
    header: 'Last attempt',
    render: lastOutcome,
    content: 'text',
    onCard: 'detail',
    noteOnCard: ({ createdAt }: WebhookDelivery) => showDateTime(createdAt),
  },
  {
    id: 'attempts',
    header: 'Attempts',
    render: ({ attempts }: WebhookDelivery) => wholeNumber(attempts.length),
    align: 'end',
  },
  { id: 'url', header: 'Address', render: ({ url }: WebhookDelivery) => url, content: 'text' },
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductName }: WebhookDelivery) => spProductName,
    content: 'name',
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'nextAttemptAt',
    header: () => `Next attempt (${zoneInHeaders()})`,
    render: ({ nextAttemptAt }: WebhookDelivery) =>
      nextAttemptAt ? showDateTime(nextAttemptAt) : '—',
    content: 'date',
    isHiddenAtFirst: true,
  },
] as const;

const load = rowOf({
  noun: 'Delivery',
  list: (webhookId, options) => send(webhooks.list)({ query: { webhookId } }, options),
  keyOf: ({ webhookId }) => webhookId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: 'Pending', values: ['pending'] },
    { label: 'Retrying', values: ['retrying'] },
    { label: 'Failed', values: ['failed'] },
    { label: 'Delivered', values: ['delivered'] },
  ],
} as const;

const eventLabels = Object.fromEntries(webhookEventTypes.map((type) => [type, type]));

/** /developer/webhooks: deliveries of events to partners' servers, with every attempt. */
export const deliveries = defineList(webhooks.list, {
  report: 'webhooks',
  parent: 'developer',
  noun: { one: 'delivery', many: 'deliveries' },
  rowKey: ({ webhookId }) => webhookId,
  rowName: ({ eventType, webhookId }) => `${eventType}, ${webhookId}`,
  columns: deliveryColumns,
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'choices', key: 'eventType', label: 'Event', labels: eventLabels },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'choices', key: 'status', label: 'Status', labels: webhookDeliveryStatusLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'url', label: 'Address' },
    { kind: 'text', key: 'webhookId', label: 'Webhook ID' },
  ],
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(webhooks.list, byStatus) },
  empty: 'Events show up here once a product has a webhook address.',
  detail: {
    load,
    title: ({ eventType, spProductName }) => `${eventType} to ${spProductName}`,
    idLabel: 'webhook ID',
    story: async () => (await import('./components/delivery-detail.tsx')).useDeliveryStory,
  },
  rowActions: deliveryActions,
});
