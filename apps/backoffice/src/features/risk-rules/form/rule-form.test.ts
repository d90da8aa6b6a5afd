import { cents } from '@payfac/domain/money';
import type { RiskCondition, RiskRule } from '@payfac/domain/risk';
import { installValidationMessages } from '@payfac/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accountsOf,
  conditionOf,
  newRule,
  problemsOf,
  type RuleValues,
  ruleOf,
  valuesOf,
} from './rule-form.ts';

beforeAll(installValidationMessages);

const large: RiskCondition = { kind: 'amount-limit', params: { maximum: cents(250_000) } };

const conditions: readonly RiskCondition[] = [
  {
    kind: 'metric-limit',
    params: { subject: 'card', metric: 'amount', period: 'weekly', limit: '2500.00' },
  },
  large,
  { kind: 'mismatch', params: { checks: ['zip', 'cvv'] } },
  { kind: 'card-spread', params: { period: 'daily', accounts: 4 } },
];

const rule = (condition: RiskCondition, subMerchantIds: string[] = []): RiskRule => ({
  _id: '1',
  ruleId: 'rule_1',
  name: 'Night watch',
  enabled: false,
  action: 'review',
  severity: 'high',
  subMerchantIds,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...condition,
});

const pathsOf = (values: RuleValues) => problemsOf(values).map(({ path }) => path);

describe('a rule form', () => {
  it.each(conditions)('sends only the params of its kind: $kind [RISK-10]', (condition) => {
    expect(ruleOf(valuesOf(rule(condition, ['sm_1'])))).toEqual({
      name: 'Night watch',
      enabled: false,
      action: 'review',
      severity: 'high',
      subMerchantIds: ['sm_1'],
      ...condition,
    });
  });

  it.each([
    ['metric-limit', 'metric-limit.limit'],
    ['amount-limit', 'amount-limit.maximum'],
    ['mismatch', 'mismatch.checks'],
    ['card-spread', 'card-spread.accounts'],
  ] as const)('requires its name and what %s lacks', (kind, field) => {
    expect(pathsOf({ ...newRule, kind })).toEqual(['name', field]);
  });

  it('requires a limit in its metric’s format', () => {
    const limit = (text: string) => ({
      ...newRule,
      name: 'Night watch',
      'metric-limit': { ...newRule['metric-limit'], limit: text },
    });
    expect(pathsOf(limit('2.5'))).toEqual(['metric-limit.limit']);
    expect(pathsOf(limit('2'))).toEqual([]);
  });

  it('requires accounts if it watches some', () => {
    const some: RuleValues = { ...valuesOf(rule(large)), watches: 'some' };
    expect(problemsOf(some)).toEqual([
      { path: 'subMerchantIds', message: 'Select at least one account.' },
    ]);
    expect(pathsOf({ ...some, subMerchantIds: ['sm_1'] })).toEqual([]);
  });

  it('watches all accounts if set to, whatever was selected before', () => {
    const values: RuleValues = { ...valuesOf(rule(large, ['sm_1'])), watches: 'all' };
    expect(accountsOf(values)).toEqual([]);
    expect(ruleOf(values)?.subMerchantIds).toEqual([]);
  });

  it('has a condition as soon as its parameters are complete, with or without a name', () => {
    expect(conditionOf(newRule)).toBeUndefined();
    expect(conditionOf({ kind: 'amount-limit', 'amount-limit': { maximum: cents(100) } })).toEqual({
      kind: 'amount-limit',
      params: { maximum: 100 },
    });
  });
});
