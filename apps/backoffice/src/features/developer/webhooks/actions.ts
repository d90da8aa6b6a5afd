import { type WebhookDelivery, webhookDeliveryTransitionsFrom } from '@payfac/domain/webhooks';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { api } from '../api.ts';

export const deliveryActions: readonly RowAction<WebhookDelivery>[] = [
  {
    label: 'Send again',
    ability: 'sidebar.webhooks',
    isOffered: ({ status }) =>
      webhookDeliveryTransitionsFrom(status).some(({ action }) => action === 'redeliver'),
    run: ({ webhookId }) => api.webhooks.redeliver({ params: { id: webhookId } }),
    done: ({ eventType }) => `Sending ${eventType} again.`,
  },
];
