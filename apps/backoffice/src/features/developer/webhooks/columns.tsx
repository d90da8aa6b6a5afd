import type { WebhookDelivery } from '@payfac/domain/webhooks';
import { wholeNumber } from '../../../shared/counted.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { DeliveryStatus, outcomeOf } from './delivery-status.tsx';

const lastOutcome = ({ attempts }: WebhookDelivery): string => {
  const last = attempts.at(-1);
  return last ? outcomeOf(last) : '—';
};

export const deliveryColumns = [
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
