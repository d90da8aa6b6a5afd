import {
  type WebhookDelivery,
  type WebhookDeliveryStatus,
  webhookDeliveryStatusLabels,
} from '@payfac/domain/webhooks';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<WebhookDeliveryStatus, BadgeTone>> = {
  pending: 'neutral',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
};

export const DeliveryStatus = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <StatusBadge tone={tones[status]}>{webhookDeliveryStatusLabels[status]}</StatusBadge>
);

type Attempt = WebhookDelivery['attempts'][number];

/** How an attempt ended: the receiver's status, or why there was none. */
export const outcomeOf = ({ responseStatus, error }: Attempt): string =>
  responseStatus === null ? (error ?? 'No response') : `HTTP ${responseStatus}`;
