import type { ExamplesOf } from '../../kernel/examples.ts';
import type { metrics } from './contract.ts';

const span = { from: '2026-03-02T05:00:00.000Z', to: '2026-03-03T05:00:00.000Z' } as const;

const values = {
  transactionCount: 46,
  amount: 1840,
  averageAmount: 40,
  declineCount: 4,
  declineRate: '8.00',
  refundRate: '2.17',
  chargebackCount: 0,
  chargebackRate: '0.00',
} as const;

const account = { subMerchantId: 'sm_0007', accountName: 'Copper Kettle Roasters' } as const;
const params = { subject: 'card', metric: 'transactionCount', period: 'daily' } as const;

export const metricsExamples: ExamplesOf<typeof metrics> = {
  load: {
    query: { period: 'daily', subMerchantId: ['sm_0007'] },
    response: {
      period: 'daily',
      ...span,
      current: values,
      previous: { ...values, transactionCount: 40, amount: 1604, averageAmount: 40.1 },
      computedAt: '2026-03-02T23:10:00.000Z',
    },
  },
  accounts: {
    query: { ...span, period: 'daily', sort: '-amount' },
    response: {
      data: [{ ...account, spProductId: 'spp_tidewater', period: 'daily', ...span, ...values }],
      count: 1,
    },
  },
  cards: {
    query: { ...span, truncatedCardNumber: '4242' },
    response: {
      data: [
        {
          token: 'tok_4c19e2',
          cardBrand: 'visa',
          truncatedCardNumber: '4242',
          accountCount: 1,
          period: 'daily',
          ...span,
          ...values,
          transactionCount: 7,
          amount: 801.5,
          averageAmount: 114.5,
          declineCount: 2,
          declineRate: '22.22',
          refundRate: '0.00',
        },
      ],
      count: 1,
    },
  },
  runRule: {
    params: { ruleId: 'rule_card_velocity' },
    body: {
      ...span,
      condition: { kind: 'metric-limit', params: { ...params, limit: '6' } },
      save: false,
    },
    response: {
      rule: {
        _id: '65e33f1aa7c2d40001b0c1de',
        ruleId: 'rule_card_velocity',
        name: 'Card velocity',
        enabled: true,
        action: 'review',
        severity: 'high',
        subMerchantIds: [],
        createdAt: '2026-01-12T15:30:00.000Z',
        updatedAt: '2026-01-12T15:30:00.000Z',
        kind: 'metric-limit',
        params: { ...params, limit: '5' },
      },
      evaluated: 50,
      hits: 1,
      amount: 184.5,
      evaluations: [
        {
          ruleId: 'rule_card_velocity',
          ruleName: 'Card velocity',
          transactionId: 'txn000000048213',
          ...account,
          amount: 184.5,
          action: 'review',
          evidence: 'The card’s payments in a day are 7; 6 are allowed.',
          at: '2026-03-02T15:04:06.000Z',
        },
      ],
    },
  },
  testRun: {
    body: {
      ...span,
      subMerchantIds: [],
      kind: 'metric-limit',
      params: { ...params, limit: '6' },
    },
    response: {
      evaluated: 50,
      hits: 1,
      amount: 184.5,
      evaluations: [
        {
          transactionId: 'txn000000048213',
          ...account,
          amount: 184.5,
          evidence: 'Payments of the card (daily) at 7, 6 allowed.',
          at: '2026-03-02T15:04:06.000Z',
        },
      ],
    },
  },
};
