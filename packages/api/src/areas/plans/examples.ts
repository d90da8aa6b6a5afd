import type { planContentSchema, planSchema } from '@payfac/domain/plans';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import { examplePaymentLink } from '../payment-links/examples.ts';
import type { plans } from './contract.ts';

const period = { unit: 'month', count: 1 } as const;

const content: z.input<typeof planContentSchema> = {
  name: 'Coffee club',
  description: 'Two bags a month, the first month free.',
  title: 'The Copper Kettle coffee club',
  subTitle: 'Fresh beans at your door',
  schedules: [
    {
      name: 'First month',
      pricing: { model: 'free' },
      billing: { timing: 'atSubscriptionStart', period },
      cycles: 1,
    },
    {
      name: 'Bags',
      pricing: {
        model: 'perUsageVolume',
        tiers: [
          { upTo: 4, unitPrice: 16 },
          { upTo: null, unitPrice: 14.5 },
        ],
      },
      billing: { timing: 'executionDays', executionDays: [1] },
      cycles: null,
    },
  ],
  cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 7 },
};

const draft: z.input<typeof planSchema> = {
  ...content,
  planId: 'pln_000000012',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  status: 'draft',
  subscriptionCount: 0,
  createdAt: '2026-02-10T19:30:00.000Z',
  updatedAt: '2026-02-10T19:30:00.000Z',
};

const active: z.input<typeof planSchema> = {
  ...draft,
  status: 'active',
  subscriptionCount: 18,
  updatedAt: '2026-02-11T14:00:00.000Z',
};

const params = { id: draft.planId };

export const plansExamples: ExamplesOf<typeof plans> = {
  list: { query: { status: ['active'], sort: 'name' }, response: { data: [active], count: 1 } },
  get: { params, response: active },
  create: { body: { ...content, subMerchantId: 'sm_0007' }, response: draft },
  update: {
    params,
    body: { subTitle: 'Roasted on Tuesdays' },
    response: { ...draft, subTitle: 'Roasted on Tuesdays', updatedAt: '2026-02-10T20:00:00.000Z' },
  },
  remove: { body: { planId: draft.planId }, response: { success: true } },
  invite: {
    body: {
      planId: draft.planId,
      customerId: 'cus_000000042',
      shareMethods: ['email'],
      email: 'grace.murray@mail.example',
      quantity: 2,
    },
    response: {
      ...examplePaymentLink,
      sessionId: 'hps_000000117',
      source: 'subscription',
      paymentLinkTemplateId: null,
      url: 'https://pay.harbor.example/s/hps_000000117',
      description: 'The Copper Kettle coffee club',
      amountOrCart: 'amount',
      amount: 0,
      taxAmount: null,
      cartItems: [],
      totalModifiers: [],
      totalAmount: 0,
      dualPricing: { enabled: false, diffPercentage: '0' },
      collectPaymentMethod: true,
      customFields: [],
      notes: null,
    },
  },
  activate: {
    params,
    body: {},
    response: { ...draft, status: 'active', updatedAt: '2026-02-11T14:00:00.000Z' },
  },
  deactivate: {
    params,
    body: {},
    response: { ...active, status: 'inactive', updatedAt: '2026-03-02T13:00:00.000Z' },
  },
};
