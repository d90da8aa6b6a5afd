import * as webhooks from '@payfac/api/contract/webhooks';
import { type WebhookDelivery, webhookDeliveryTransitionsFrom } from '@payfac/domain/webhooks';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';

export const deliveryActions: readonly RowAction<WebhookDelivery>[] = [
  {
    label: 'Send again',
    ability: 'sidebar.webhooks',
    isOffered: ({ status }) =>
      webhookDeliveryTransitionsFrom(status).some(({ action }) => action === 'redeliver'),
    run: ({ webhookId }) => send(webhooks.redeliver)({ params: { id: webhookId } }),
    done: ({ eventType }) => `Sending ${eventType} again.`,
  },
];
