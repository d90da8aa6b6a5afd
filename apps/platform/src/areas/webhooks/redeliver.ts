import { applyWebhookDelivery } from '@payfac/domain/webhooks';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notFound } from '../../http/failures.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { spProducts, webhookDeliveries } from '../../kernel/database/schema/index.ts';

const w = webhookDeliveries;

/**
 * Queues a delivery again, to the product's current address.
 * @throws CallFailure 404; 409 while it is being tried, or when the product's webhook is off.
 */
export async function redeliver(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  webhookId: string,
  context: SessionContext,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const [delivery] = await transaction
      .select()
      .from(w)
      .where(and(eq(w.webhookId, webhookId), within(context.scope, w)))
      .for('update');
    if (!delivery) throw notFound('The delivery', webhookId);
    const status = applyWebhookDelivery(delivery.status, 'redeliver');
    if (!status) {
      throw conflict('STILL_TRYING', 'This event is still being sent. Wait for the outcome.');
    }
    const [product] = await transaction
      .select({ webhook: spProducts.webhook })
      .from(spProducts)
      .where(eq(spProducts.spProductId, delivery.spProductId));
    if (!product?.webhook?.enabled) {
      const message = 'Turn on the product’s webhook before you send this event again.';
      throw conflict('WEBHOOK_OFF', message);
    }
    await transaction
      .update(w)
      .set({
        status,
        url: product.webhook.url,
        earlierAttempts: delivery.attempts.length,
        nextAttemptAt: at,
      })
      .where(eq(w.webhookId, webhookId));
    await recordActivity(transaction, context, {
      action: 'sidebar.webhooks',
      target: webhookId,
      message: `Sent ${delivery.eventType} again`,
      subMerchantId: delivery.subMerchantId ?? undefined,
    });
  });
}
