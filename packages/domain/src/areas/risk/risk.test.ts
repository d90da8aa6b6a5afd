import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { metricValues } from '../metrics/index.ts';
import {
  describeRiskCondition,
  describeRiskRule,
  isRiskHit,
  limitQuantity,
  type RiskCondition,
  type RiskFacts,
  type RiskRule,
  riskCondition,
  riskHits,
  riskRuleSchema,
  riskVerdict,
} from './index.ts';

const values = metricValues({
  approved: 6,
  amount: cents(250_000),
  declined: 2,
  refundedAmount: cents(0),
  chargebacks: 0,
});

const facts: RiskFacts = {
  subMerchantId: 'sm_0001',
  amount: cents(250_000),
  mismatches: ['zip'],
  metricsOf: () => values,
  accountsOfCard: (period) => (period === 'daily' ? 3 : 9),
};

const metricLimit = (metric: 'transactionCount' | 'amount' | 'declineRate', limit: string) =>
  ({
    kind: 'metric-limit',
    params: { subject: 'card', metric, period: 'daily', limit },
  }) as const satisfies RiskCondition;

const spread = (accounts: number) =>
  ({ kind: 'card-spread', params: { period: 'daily', accounts } }) as const satisfies RiskCondition;

describe('a risk rule', () => {
  it.each<[RiskCondition, boolean]>([
    [metricLimit('transactionCount', '5'), true],
    [metricLimit('transactionCount', '6'), false],
    [metricLimit('amount', '2499.99'), true],
    [metricLimit('amount', '2500'), false],
    [metricLimit('declineRate', '24.99'), true],
    [metricLimit('declineRate', '25'), false],
    [{ kind: 'amount-limit', params: { maximum: cents(249_999) } }, true],
    [{ kind: 'amount-limit', params: { maximum: cents(250_000) } }, false],
    [{ kind: 'mismatch', params: { checks: ['cvv', 'zip'] } }, true],
    [{ kind: 'mismatch', params: { checks: ['street'] } }, false],
    [spread(2), true],
    [spread(3), false],
  ])('%j hits: %s', (condition, hits) => expect(isRiskHit(condition, facts)).toBe(hits));

  it.each([
    ['transactionCount', '5.5'],
    ['transactionCount', '-1'],
    ['amount', '1.234'],
    ['declineRate', 'five'],
    ['declineRate', ''],
  ] as const)('has no limit of %s that is %j', (metric, limit) => {
    expect(limitQuantity(metric, limit)).toBeUndefined();
    const parsed = riskCondition.safeParse({
      kind: 'metric-limit',
      params: { subject: 'card', metric, period: 'daily', limit },
    });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['params.limit']);
  });

  const rule = (
    changes: Partial<Pick<RiskRule, 'name' | 'enabled' | 'subMerchantIds'>>,
  ): RiskRule => ({
    _id: '1',
    ruleId: 'rule_1',
    name: 'Large payments',
    enabled: true,
    action: 'review',
    severity: 'medium',
    subMerchantIds: [],
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...spread(2),
    ...changes,
  });

  it('watches its accounts while it is enabled', () => {
    const names = riskHits(
      [
        rule({ name: 'all' }),
        rule({ name: 'off', enabled: false }),
        rule({ name: 'this', subMerchantIds: ['sm_0001'] }),
        rule({ name: 'other', subMerchantIds: ['sm_0002'] }),
      ],
      facts,
    ).map(({ name }) => name);
    expect(names).toEqual(['all', 'this']);
  });

  it('yields to a graver one', () => {
    expect(riskVerdict([{ action: 'alert' }, { action: 'review' }])).toBe('review');
    expect(riskVerdict([{ action: 'review' }, { action: 'decline' }])).toBe('decline');
    expect(riskVerdict([{ action: 'alert' }])).toBe('alert');
    expect(riskVerdict([])).toBeUndefined();
  });

  it('travels with the params of its kind and no other', () => {
    const wire = {
      _id: '1',
      ruleId: 'rule_1',
      name: 'Large payments',
      enabled: true,
      action: 'decline',
      severity: 'high',
      subMerchantIds: ['sm_0001'],
      createdAt: '2026-01-05T15:00:00.000Z',
      updatedAt: '2026-01-05T15:00:00.000Z',
      kind: 'amount-limit',
      params: { maximum: 2500 },
    };
    const read = riskRuleSchema.parse(wire);
    expect(read.kind === 'amount-limit' && read.params.maximum).toBe(250_000);
    expect(riskRuleSchema.safeParse({ ...wire, kind: 'mismatch' }).success).toBe(false);
  });
});

describe('a risk rule in words', () => {
  it.each<[RiskCondition, string]>([
    [
      metricLimit('transactionCount', '5'),
      'Hold the payment for review when the card’s payments in a day exceed 5.',
    ],
    [
      metricLimit('amount', '2500'),
      'Hold the payment for review when the card’s amount in a day exceeds $2,500.00.',
    ],
    [
      metricLimit('declineRate', '25'),
      'Hold the payment for review when the card’s decline rate in a day exceeds 25%.',
    ],
    [
      { kind: 'amount-limit', params: { maximum: cents(250_000) } },
      'Hold the payment for review when it is more than $2,500.00.',
    ],
    [
      { kind: 'mismatch', params: { checks: ['street', 'zip', 'cvv'] } },
      'Hold the payment for review when the street address, ZIP code or security code does not match.',
    ],
    [spread(3), 'Hold the payment for review when its card pays to more than 3 accounts in a day.'],
  ])('%j reads %s', (condition, words) =>
    expect(describeRiskRule({ ...condition, action: 'review' })).toBe(words),
  );

  it('names the payment where its action does not', () => {
    const large = { kind: 'amount-limit', params: { maximum: cents(250_000) } } as const;
    expect(describeRiskRule({ ...large, action: 'alert' })).toBe(
      'Raise an alert when a payment is more than $2,500.00.',
    );
  });

  it('says what it watches alone, where its action stands beside it', () => {
    expect(describeRiskCondition(spread(3))).toBe(
      'A payment’s card pays to more than 3 accounts in a day',
    );
  });
});
