import { type WebhookEvent, webhookEventSchema } from '@payfac/domain/webhooks';
import * as z from 'zod/mini';
import { viewOf } from '../../areas/payouts/view.ts';
import { paymentEvent, webhookTypeOf } from '../../areas/transactions/notify-payment.ts';
import type { EventOwner } from '../../kernel/webhooks/emit.ts';
import type { Book } from './book.ts';
import { seedProducts } from './data/brands.ts';
import { webhookUrlOf } from './products.ts';
import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;
const deliveredDays = 7;
/** The log is a sample of a busy product's deliveries: at most this many per type and day. */
const mostADay = { settlement: 12, other: 3 };

interface Told {
  readonly owner: EventOwner;
  readonly event: WebhookEvent;
  /** The event's day, `YYYY-MM-DD`. */
  readonly day: string;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const settlements = ({ batches }: SeedRows): readonly Told[] =>
  batches.map((batch) => {
    const { batchId, subMerchantId, spProductId, businessDate, grossAmount, netAmount } = batch;
    const data = { batchId, subMerchantId, spProductId, businessDate, grossAmount, netAmount };
    const event = { type: 'settlement.created', timestamp: batch.createdAt, data } as const;
    return { owner: batch, event, day: businessDate };
  });

function payments({ transactions, transactionTimeline }: SeedRows, since: number): Told[] {
  const recent = transactionTimeline.filter(({ createdAt }) => createdAt.getTime() > since);
  if (recent.length === 0) return [];
  const byId = new Map(transactions.map((row) => [row.transactionId, row]));
  return recent.flatMap(({ transactionId, event, createdAt }) => {
    const row = byId.get(transactionId ?? '');
    const type = webhookTypeOf(event);
    return row && type
      ? [{ owner: row, event: paymentEvent(row, type, createdAt), day: dayOf(createdAt) }]
      : [];
  });
}

function payouts({ payouts: made, subMerchants }: SeedRows): readonly Told[] {
  const names = new Map(subMerchants.map((one) => [one.subMerchantId, one.dbaName]));
  return made.flatMap((row): Told[] => {
    const { createdAt, updatedAt, sentAt } = row;
    const whole = {
      ...row,
      description: row.description ?? null,
      holdReason: row.holdReason ?? null,
      returnCode: row.returnCode ?? null,
      bankAccountToken: row.bankAccountToken ?? null,
      last4: row.last4 ?? null,
      sentAt: row.sentAt ?? null,
    };
    const data = viewOf(whole, names.get(row.subMerchantId) ?? '');
    const told = (
      type: 'payout.created' | 'payout.sent' | 'payout.on_hold' | 'payout.failed',
      at: Date,
    ): Told => ({ owner: row, event: { type, timestamp: at, data }, day: dayOf(at) });
    return [
      told('payout.created', createdAt),
      ...(sentAt ? [told('payout.sent', sentAt)] : []),
      ...(row.status === 'on-hold' ? [told('payout.on_hold', updatedAt)] : []),
      ...(row.status === 'failed' ? [told('payout.failed', updatedAt)] : []),
    ];
  });
}

/** An event's delivery: most succeed, some at the second attempt, and the newest are still pending. */
function fateOf(place: number, at: number, now: number) {
  const isLate = place % 5 === 0;
  const isLost = place === 3 && now - at > dayMs;
  const isNew = now - at <= dayMs && place % 4 === 1;
  const isTriedAgain = isNew && place % 8 === 1;
  const good = { responseStatus: 200, durationMs: 90 + place * 11, error: null };
  const gone = {
    at: new Date(at + 1000).toISOString(),
    responseStatus: 410,
    durationMs: 88,
    error: 'The receiver returned 410.',
  };
  const busy = { responseStatus: 503, durationMs: 210, error: 'The receiver returned 503.' };
  const isRefused = isLost || isTriedAgain;
  const attempts = [
    ...(isRefused ? [gone] : []),
    ...(isLate && !isRefused ? [{ at: new Date(at + 1000).toISOString(), ...busy }] : []),
    ...(isRefused ? [] : [{ at: new Date(at + (isLate ? 6210 : 1000)).toISOString(), ...good }]),
  ];
  const status = isLost ? 'failed' : isTriedAgain ? 'retrying' : isNew ? 'pending' : 'delivered';
  return {
    status,
    attempts: isNew && !isTriedAgain ? [] : attempts,
    nextAttemptAt: isNew ? new Date(now + 30 * 60_000) : null,
  } as const;
}

/** The last days' events, with their deliveries. */
export function addDeliveries(book: Book, now: number): void {
  const since = now - deliveredDays * dayMs;
  const given = new Map<string, number>();
  const told = [...settlements(book.rows), ...payments(book.rows, since), ...payouts(book.rows)];
  for (const { owner, event, day } of told) {
    const at = event.timestamp.getTime();
    const product = seedProducts.find((one) => one.spProductId === owner.spProductId);
    if (!product || at < since) continue;
    const key = `${owner.spProductId} ${day} ${event.type}`;
    const place = (given.get(key) ?? 0) + 1;
    given.set(key, place);
    if (place > mostADay[event.type === 'settlement.created' ? 'settlement' : 'other']) continue;
    book.rows.webhookDeliveries.push({
      earlierAttempts: 0,
      webhookId: book.newId('whk'),
      facilitatorId: owner.facilitatorId,
      spProductId: owner.spProductId,
      subMerchantId: owner.subMerchantId,
      eventType: event.type,
      url: webhookUrlOf(product.slug),
      payload: JSON.stringify(z.encode(webhookEventSchema, event)),
      ...fateOf(place, at, now),
      createdAt: event.timestamp,
    });
  }
}
