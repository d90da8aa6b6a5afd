import type { ExamplesOf } from '../../kernel/examples.ts';
import type { webhooks } from './contract.ts';

export const webhooksExamples: ExamplesOf<typeof webhooks> = {
  list: {
    query: { status: ['retrying'], spProductId: ['spp_tidewater'] },
    response: {
      data: [
        {
          webhookId: 'whk_000000091',
          eventType: 'settlement.created',
          spProductId: 'spp_tidewater',
          spProductName: 'Tidewater',
          subMerchantId: 'sm_0007',
          url: 'https://hooks.tidewater.example/payments',
          status: 'retrying',
          payload:
            '{"type":"settlement.created","timestamp":"2026-03-03T05:00:00.000Z","data":{"batchId":"bat_000000207","subMerchantId":"sm_0007","spProductId":"spp_tidewater","businessDate":"2026-03-02","grossAmount":1840,"netAmount":1786.28}}',
          attempts: [
            {
              at: '2026-03-03T05:00:01.000Z',
              responseStatus: 503,
              durationMs: 212,
              error: 'The receiver returned 503.',
            },
          ],
          createdAt: '2026-03-03T05:00:00.000Z',
          nextAttemptAt: '2026-03-03T05:00:06.212Z',
        },
      ],
      count: 1,
    },
  },
  redeliver: {
    params: { id: 'whk_000000088' },
    response: {
      webhookId: 'whk_000000088',
      eventType: 'payment.succeeded',
      spProductId: 'spp_tidewater',
      spProductName: 'Tidewater',
      subMerchantId: 'sm_0007',
      url: 'https://hooks.tidewater.example/payments',
      status: 'pending',
      payload: '{"type":"payment.succeeded","timestamp":"2026-03-01T15:00:00.000Z","data":{}}',
      attempts: [
        {
          at: '2026-03-01T15:00:01.000Z',
          responseStatus: 410,
          durationMs: 96,
          error: 'The receiver returned 410.',
        },
      ],
      createdAt: '2026-03-01T15:00:00.000Z',
      nextAttemptAt: '2026-03-03T15:12:00.000Z',
    },
  },
};
