import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money/index.ts';
import {
  applyWebhookDelivery,
  nextWebhookAttempt,
  type WebhookDeliveryStatus,
  type WebhookEventData,
  webhookDeliveryActions,
  webhookDeliveryStatuses,
  webhookEndpointSchema,
  webhookEventSchema,
  webhookEventTypes,
  webhookRetryDelaysMs,
} from './index.ts';

const settled = {
  type: 'settlement.created',
  timestamp: '2026-03-02T05:00:00.000Z',
  data: {
    batchId: 'bat_000000007',
    subMerchantId: 'sm_0001',
    spProductId: 'spp_tidewater',
    businessDate: '2026-03-01',
    grossAmount: 120.5,
    netAmount: 116.71,
  },
};

describe('webhook events', () => {
  it('have names of one form, each once', () => {
    expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length);
    for (const type of webhookEventTypes) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });

  it('decode by their type, and go back as they came', () => {
    const event = webhookEventSchema.parse(settled);
    expect(event.type === 'settlement.created' && event.data.netAmount).toBe(11_671);
    expect(z.encode(webhookEventSchema, event)).toEqual(settled);
  });

  it('are refused with the data of another or an unknown type', () => {
    expect(webhookEventSchema.safeParse({ ...settled, type: 'payout.sent' }).success).toBe(false);
    expect(webhookEventSchema.safeParse({ ...settled, type: 'payout.lost' }).success).toBe(false);
  });

  it('are typed by their type', () => {
    expectTypeOf<WebhookEventData<'payment.refunded'>['amount']>().toEqualTypeOf<Cents>();
    expectTypeOf<WebhookEventData<'dispute.opened'>['respondBy']>().toEqualTypeOf<Date>();
  });
});

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, WebhookDeliveryStatus>> = {
  'pending deliver': 'delivered',
  'pending retry': 'retrying',
  'retrying deliver': 'delivered',
  'retrying retry': 'retrying',
  'retrying give-up': 'failed',
  'delivered redeliver': 'pending',
  'failed redeliver': 'pending',
};

describe('webhook delivery', () => {
  it.each(webhookDeliveryStatuses)('allows exactly its moves from %s', (state) => {
    for (const action of webhookDeliveryActions) {
      expect(applyWebhookDelivery(state, action), action).toBe(allowed[`${state} ${action}`]);
    }
  });

  it('is tried again ever later, ten times in all', () => {
    const failedAt = new Date('2026-03-01T00:00:00.000Z');
    expect(nextWebhookAttempt(1, failedAt)?.toISOString()).toBe('2026-03-01T00:00:05.000Z');
    expect(nextWebhookAttempt(9, failedAt)?.toISOString()).toBe('2026-03-02T00:00:00.000Z');
    expect(nextWebhookAttempt(10, failedAt)).toBeUndefined();
    expect(webhookRetryDelaysMs.toSorted((a, b) => a - b)).toEqual(webhookRetryDelaysMs);
  });

  it('goes to web addresses only', () => {
    const endpoint = (url: string) => ({ url, enabled: true, events: ['payout.sent'] });
    const takes = (url: string) => webhookEndpointSchema.safeParse(endpoint(url)).success;
    expect(takes('https://hooks.tidewater.example/payments')).toBe(true);
    expect(takes('javascript:alert(1)')).toBe(false);
    expect(takes('ftp://hooks.tidewater.example')).toBe(false);
  });
});
