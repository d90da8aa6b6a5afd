import type { Transaction } from '../../kernel/database/connection.ts';
import type { GivenUp } from '../../kernel/webhooks/deliver.ts';
import { notify } from '../notifications/notify.ts';
import { webhookFailing } from '../notifications/words.ts';

/** Notifies staff and the product's users that a delivery won't be retried. */
export async function notifyGivenUpDelivery(
  transaction: Transaction,
  { delivery, made, error, at }: GivenUp,
): Promise<void> {
  const news = webhookFailing(delivery, made, error);
  await notify(transaction, { ...delivery, ...news }, ['staff', 'product'], at);
}
