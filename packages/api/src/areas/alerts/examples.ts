import type { ExamplesOf } from '../../kernel/examples.ts';
import type { alerts } from './contract.ts';

const alert = {
  alertId: 'alr_000000316',
  alertGroupId: 'alg_000000044',
  status: 'unacknowledged',
  severity: 'high',
  message: 'The card made 7 payments in a day; 5 are allowed.',
  ruleId: 'rule_card_velocity',
  ruleName: 'Card velocity',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  transactionId: 'txn000000048213',
  token: 'tok_4c19e2',
  cardBrand: 'visa',
  cardKind: 'CREDIT',
  truncatedCardNumber: '4242',
  acknowledge: null,
  createdAt: '2026-03-02T15:04:06.000Z',
} as const;

const acknowledged = {
  ...alert,
  status: 'acknowledged',
  acknowledge: {
    acknowledgedAt: '2026-03-02T15:30:00.000Z',
    userId: 'usr_harbor_admin',
    user: 'admin@harbor',
  },
} as const;

const days = { from: '2026-03-01T00:00:00', to: '2026-03-03T00:00:00' } as const;
const some = { alertIds: [alert.alertId, 'alr_000000317'] };
const filtered = { filters: { ...days, severity: ['high' as const] } };
const gone = { id: 'alr_000000317', message: 'The alert was discarded.' };

const points = [
  { at: '2026-03-01T05:00:00.000Z', value: 2 },
  { at: '2026-03-02T05:00:00.000Z', value: 5 },
];

export const alertsExamples: ExamplesOf<typeof alerts> = {
  list: {
    query: { ...days, status: ['unacknowledged'], sort: '-createdAt' },
    response: { data: [alert], count: 1 },
  },
  groups: {
    query: days,
    response: {
      data: [
        {
          alertGroupId: alert.alertGroupId,
          ruleId: alert.ruleId,
          ruleName: alert.ruleName,
          subMerchantId: alert.subMerchantId,
          accountName: alert.accountName,
          severity: 'high',
          count: 7,
          unacknowledgedCount: 5,
          firstAt: '2026-03-01T16:40:00.000Z',
          lastAt: alert.createdAt,
        },
      ],
      count: 1,
    },
  },
  discard: { body: { alertId: alert.alertId }, response: { count: 1, failed: [] } },
  acknowledge: { body: { alertId: alert.alertId }, response: acknowledged },
  unacknowledge: { body: { alertId: alert.alertId }, response: alert },
  batchAcknowledge: { body: some, response: { count: 1, failed: [gone] } },
  batchUnacknowledge: { body: some, response: { count: 1, failed: [gone] } },
  batchDiscard: { body: some, response: { count: 1, failed: [gone] } },
  bulkAcknowledge: { body: filtered, response: { count: 5, failed: [] } },
  bulkUnacknowledge: { body: filtered, response: { count: 5, failed: [] } },
  accountChart: {
    params: { period: 'daily' },
    query: days,
    response: { series: [{ key: alert.subMerchantId, name: alert.accountName, points }] },
  },
  cardChart: {
    params: { period: 'daily' },
    query: days,
    response: { series: [{ key: alert.token, name: 'Visa credit •••• 4242', points }] },
  },
};
