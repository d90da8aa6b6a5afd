import * as webhooks from '@payfac/api/contract/webhooks';
import {
  type WebhookDelivery,
  webhookDeliveryStatusLabels,
  webhookDeliveryTransitionsFrom,
} from '@payfac/domain/webhooks';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';

export const DeliveryStatus = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <StatusWord>{webhookDeliveryStatusLabels[status]}</StatusWord>
);

type Attempt = WebhookDelivery['attempts'][number];

/** An attempt's result: the receiver's status, or why there was none. */
export const outcomeOf = ({ responseStatus, error }: Attempt): string =>
  responseStatus === null ? (error ?? 'No response') : `HTTP ${responseStatus}`;

export const deliveryActions: readonly RowAction<WebhookDelivery>[] = [
  {
    label: 'Send again',
    isNext: true,
    ability: 'sidebar.webhooks',
    isOffered: ({ status }) =>
      webhookDeliveryTransitionsFrom(status).some(({ action }) => action === 'redeliver'),
    run: ({ webhookId }) => send(webhooks.redeliver)({ params: { id: webhookId } }),
    done: ({ eventType }) => `Sending ${eventType} again.`,
  },
];
