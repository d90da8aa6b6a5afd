import type { ExamplesOf } from '../../kernel/examples.ts';
import type { apiKeys } from './contract.ts';

const key = {
  _id: 'key_31c7',
  spProductId: 'spp_tidewater',
  spProductName: 'Tidewater Commerce',
  name: 'Order service',
  abilities: ['transactions.sale', 'transactions.refund'],
  subMerchantIds: ['sm_00012'],
  prefix: 'sk_test_9f86',
  status: 'active',
  createdAt: '2026-02-03T10:00:00.000Z',
  createdBy: 'provider@harbor',
  lastUsedAt: null,
  worksUntil: null,
} as const;
const response = { ...key, abilities: [...key.abilities], subMerchantIds: [...key.subMerchantIds] };

const params = { apiUserId: 'key_31c7' } as const;
const spProductId = 'spp_tidewater';

export const apiKeysExamples: ExamplesOf<typeof apiKeys> = {
  list: {
    query: { spProductId: ['spp_tidewater'], status: ['active'] },
    response: { data: [{ ...response, lastUsedAt: '2026-03-01T23:59:30.000Z' }], count: 1 },
  },
  create: {
    body: {
      spProductId,
      name: 'Order service',
      abilities: ['transactions.sale', 'transactions.refund'],
      subMerchantIds: ['sm_00012'],
    },
    response: { ...response, secret: 'sk_test_9f86-an-example-not-a-key' },
  },
  update: {
    params,
    body: { spProductId, rotate: true },
    response: {
      ...response,
      _id: 'key_44d0',
      prefix: 'sk_test_60ae',
      createdAt: '2026-03-02T10:00:00.000Z',
      secret: 'sk_test_60ae-an-example-not-a-key',
    },
  },
  remove: { params, body: { spProductId }, response: { success: true } },
};
