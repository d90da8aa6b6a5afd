import { type WebhookEvent, webhookEventSchema } from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import type { Book } from './book.ts';
import { seedProducts } from './data/brands.ts';

const dayMs = 86_400_000;
const deliveredDays = 7;
/** The log is a sample of what a busy product gets. */
const mostADay = 12;

type Settled = Extract<WebhookEvent, { readonly type: 'settlement.created' }>;

/** Where a product's events went, in the time before the seed ended. */
const urlOf = (slug: string): string => `https://hooks.${slug}.example/payments`;

/** Settlements of the last days as events that were sent; some at the second attempt. */
export function addDeliveries(book: Book, now: number): void {
  const given = new Map<string, number>();
  for (const batch of book.rows.batches) {
    const at = batch.createdAt.getTime();
    const product = seedProducts.find((one) => one.spProductId === batch.spProductId);
    if (!product || now - at > deliveredDays * dayMs) continue;
    const key = `${batch.spProductId} ${batch.businessDate}`;
    const place = (given.get(key) ?? 0) + 1;
    given.set(key, place);
    if (place > mostADay) continue;
    const { batchId, subMerchantId, spProductId, businessDate, grossAmount, netAmount } = batch;
    const event: Settled = {
      type: 'settlement.created',
      timestamp: batch.createdAt,
      data: { batchId, subMerchantId, spProductId, businessDate, grossAmount, netAmount },
    };
    const isLate = place % 5 === 0;
    const good = { responseStatus: 200, durationMs: 90 + place * 11, error: null };
    const busy = { responseStatus: 503, durationMs: 210, error: 'The receiver answered 503.' };
    book.rows.webhookDeliveries.push({
      earlierAttempts: 0,
      webhookId: book.newId('whk'),
      facilitatorId: batch.facilitatorId,
      spProductId,
      subMerchantId,
      eventType: event.type,
      url: urlOf(product.slug),
      status: 'delivered',
      payload: JSON.stringify(z.encode(webhookEventSchema, event)),
      attempts: [
        ...(isLate ? [{ at: new Date(at + 1000).toISOString(), ...busy }] : []),
        { at: new Date(at + (isLate ? 6210 : 1000)).toISOString(), ...good },
      ],
      createdAt: batch.createdAt,
      nextAttemptAt: null,
    });
  }
}
