import type { subscriptionSchema } from '@payfac/domain/subscriptions';
import type * as z from 'zod/mini';
import type { ExamplesOf } from '../../kernel/examples.ts';
import type { subscriptions } from './contract.ts';

const subscription: z.input<typeof subscriptionSchema> = {
  subscriptionId: 'sub_000000205',
  planId: 'pln_000000012',
  planName: 'Coffee club',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  customerId: 'cus_000000042',
  customerName: 'Grace Murray',
  email: 'grace.murray@mail.example',
  status: 'active',
  quantity: 2,
  modules: [],
  paymentType: 'creditCard',
  truncatedAccount: '4242',
  startedOn: '2026-01-14',
  currentPeriod: {
    index: 1,
    from: '2026-02-14',
    until: '2026-04-01',
    chargeOn: '2026-03-01',
    amount: 32,
  },
  nextChargeOn: '2026-04-01',
  failedAttempts: 0,
  transactionIds: ['txn000000047990'],
  createdAt: '2026-01-14T18:22:00.000Z',
  canceledAt: null,
  cancelEffect: 'atPeriodEnd',
  endsOn: null,
};

const params = { id: subscription.subscriptionId };

export const subscriptionsExamples: ExamplesOf<typeof subscriptions> = {
  list: {
    query: { status: ['active', 'paused'], planId: ['pln_000000012'] },
    response: { data: [subscription], count: 1 },
  },
  activate: { params, body: {}, response: subscription },
  deactivate: {
    params,
    body: {},
    response: { ...subscription, status: 'inactive', nextChargeOn: null },
  },
  changeCard: {
    params,
    body: { token: 'tok_5d0b7a3e91c24f68' },
    response: { ...subscription, truncatedAccount: '4444' },
  },
  cancel: {
    params,
    response: {
      ...subscription,
      status: 'canceled',
      nextChargeOn: null,
      canceledAt: '2026-03-10T15:00:00.000Z',
      endsOn: '2026-04-01',
    },
  },
};
