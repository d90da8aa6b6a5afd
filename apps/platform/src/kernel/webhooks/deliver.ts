import { signWebhook } from '@payfac/api/webhook-signatures';
import { applyWebhookDelivery, nextWebhookAttempt } from '@payfac/domain/webhooks';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { spProducts, webhookDeliveries } from '../database/schema/index.ts';
import { underLease } from '../jobs/under-lease.ts';
import { count } from '../watch/metrics.ts';
import { type Told, traced } from '../watch/traces.ts';
import { type Posted, post, type Reach } from './post.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** A delivery that was given up, reported in the transaction that records it. */
export interface GivenUp {
  readonly delivery: Delivery;
  /** The number of attempts. */
  readonly made: number;
  readonly error: string | null;
  readonly at: Date;
}

/** Dependencies of webhook delivery. */
export interface DeliveryWays {
  readonly reach: Reach;
  /** Finds the owner of a webhook. */
  readonly notifyGivenUpDelivery: (transaction: Transaction, givenUp: GivenUp) => Promise<void>;
}

const ofDelivery = (row: Delivery) => ({
  id: row.webhookId,
  facilitatorId: row.facilitatorId,
  spProductId: row.spProductId,
  subMerchantId: row.subMerchantId ?? undefined,
});

/** Longer than the timeout of a receiver. */
const leaseMs = 60_000;

type Product = typeof spProducts.$inferSelect;

/** The signing secrets, newest first; an older one until it expires. */
function secretsOf(product: Product): string[] {
  const { webhookSecret, previousWebhookSecret, previousSecretUntil } = product;
  const isOldGood = previousSecretUntil && previousSecretUntil > new Date();
  return [webhookSecret, isOldGood ? previousWebhookSecret : null].filter(
    (secret) => typeof secret === 'string',
  );
}

const unsent = (error: string): Posted => ({ responseStatus: null, error });

/** Signs and posts, unless the product's webhook is off or has no secret. */
async function send(database: Database, delivery: Delivery, reach: Reach): Promise<Posted> {
  const { webhookId: id, payload, url, spProductId } = delivery;
  const [product] = await database
    .select()
    .from(spProducts)
    .where(eq(spProducts.spProductId, spProductId));
  if (!product?.webhook?.enabled) return unsent('The product’s webhook is off.');
  const secrets = secretsOf(product);
  if (secrets.length === 0) return unsent('The product has no signing secret.');
  const timestamp = Math.floor(Date.now() / 1000);
  return post(url, await signWebhook({ id, timestamp, payload }, secrets), payload, reach);
}

const outcomes = { deliver: 'delivered', retry: 'retry', 'give-up': 'given-up' } as const;

/** Records an attempt, and whether it is done, to be retried, or given up. */
async function settle(
  database: Database,
  delivery: Delivery,
  { responseStatus, error }: Posted,
  { at, durationMs }: { readonly at: Date; readonly durationMs: number },
  notifyGivenUpDelivery: DeliveryWays['notifyGivenUpDelivery'],
): Promise<'delivered' | 'retry' | 'given-up'> {
  const attempts = [
    ...delivery.attempts,
    { at: at.toISOString(), responseStatus, durationMs, error },
  ];
  const made = attempts.length - delivery.earlierAttempts;
  const retryAt = error === null ? undefined : nextWebhookAttempt(made, at);
  const action = error === null ? 'deliver' : retryAt ? 'retry' : 'give-up';
  const outcome = outcomes[action];
  const status = applyWebhookDelivery(delivery.status, action);
  if (!status) return outcome;
  await inTransaction(database, async (transaction) => {
    await transaction
      .update(webhookDeliveries)
      .set({ attempts, status, nextAttemptAt: retryAt ?? null })
      .where(
        and(
          eq(webhookDeliveries.webhookId, delivery.webhookId),
          eq(webhookDeliveries.status, delivery.status),
        ),
      );
    if (status !== 'failed') return;
    await notifyGivenUpDelivery(transaction, { delivery, made, error, at });
  });
  return outcome;
}

async function deliver(
  database: Database,
  delivery: Delivery,
  at: Date,
  ways: DeliveryWays,
  told: Told,
): Promise<void> {
  const began = performance.now();
  const posted = await send(database, delivery, ways.reach);
  const durationMs = Math.round(performance.now() - began);
  const outcome = await settle(
    database,
    delivery,
    posted,
    { at, durationMs },
    ways.notifyGivenUpDelivery,
  );
  count('payfac_webhook_attempts_total', { outcome });
  told.add({
    'payfac.outcome': outcome,
    ...(posted.responseStatus === null
      ? {}
      : { 'http.response.status_code': posted.responseStatus }),
  });
  if (outcome !== 'delivered') told.failed(outcome);
}

/** One attempt, as the last step of the request that it reports. */
const attempt = (database: Database, delivery: Delivery, at: Date, ways: DeliveryWays) =>
  traced(
    {
      name: 'deliver webhook',
      kind: 'consumer',
      attributes: { 'payfac.event': delivery.eventType },
      after: delivery.traceParent ?? undefined,
    },
    (told) => deliver(database, delivery, at, ways, told),
  );

/**
 * Attempts due deliveries, signed by the Standard Webhooks scheme. Signatures have real time, which receivers check;
 * retries are scheduled in business time.
 * @returns the number of attempts.
 */
export function deliverWebhooks(
  database: Database,
  now: Date,
  ways: DeliveryWays,
): Promise<number> {
  return underLease<Delivery>(database, {
    sideBySide: 10,
    due: (transaction, limit) =>
      transaction
        .select()
        .from(webhookDeliveries)
        .where(lte(webhookDeliveries.nextAttemptAt, now))
        .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.webhookId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    hold: (transaction, { webhookId }) =>
      transaction
        .update(webhookDeliveries)
        .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
        .where(eq(webhookDeliveries.webhookId, webhookId)),
    nameOf: ofDelivery,
    work: (delivery) => attempt(database, delivery, now, ways),
  });
}
