import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import type { RiskRule } from '../risk/index.ts';
import { isOfAverage, rulesInForce, type WatchedAccount } from './index.ts';

const large: RiskRule = {
  _id: 'large',
  ruleId: 'large',
  name: 'Large payment',
  enabled: true,
  action: 'alert',
  severity: 'medium',
  subMerchantIds: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
  kind: 'amount-limit',
  params: { maximum: cents(250_000) },
};
const mismatch: RiskRule = {
  ...large,
  ruleId: 'mismatch',
  kind: 'mismatch',
  params: { checks: ['cvv'] },
};

const inForce = (account: Partial<WatchedAccount>) =>
  rulesInForce([large, mismatch], {
    riskRules: [],
    riskMetrics: null,
    decisionManager: false,
    ...account,
  });
const idsOf = (account: Partial<WatchedAccount>) => inForce(account).map(({ ruleId }) => ruleId);

describe('the rules in force for an account', () => {
  it('are those of the facilitator', () => expect(inForce({})).toEqual([large, mismatch]));

  it('leave out what is switched off for it', () => {
    expect(idsOf({ riskRules: [{ ruleId: 'large', enabled: false, params: {} }] })).toEqual([
      'mismatch',
    ]);
  });

  it.each([
    [{ maximum: 500 }, 50_000],
    [{ maximum: 'much' }, 250_000],
    [{}, 250_000],
  ])('take its own limits where they fit the rule: %j', (params, maximum) => {
    const [rule] = inForce({ riskRules: [{ ruleId: 'large', enabled: true, params }] });
    expect(rule).toMatchObject({ ruleId: 'large', params: { maximum } });
  });

  const riskMetrics = {
    monthlyVolume: cents(1_000_000),
    averageTicket: cents(5_000),
    highestTicket: cents(40_000),
    dailyCount: 12,
  };

  it('hold its risk metrics, with an alert unless they say more', () => {
    const rules = inForce({ riskMetrics }).slice(2);
    expect(rules.map(({ ruleId, action }) => `${ruleId} ${action}`)).toEqual([
      'metrics.highest-ticket alert',
      'metrics.daily-count alert',
      'metrics.monthly-volume alert',
      'metrics.average-ticket alert',
    ]);
    const declining = inForce({ riskMetrics: { ...riskMetrics, beyond: 'decline' } }).slice(2);
    expect(declining.filter(({ action }) => action === 'decline')).toHaveLength(3);
    expect(declining.find(isOfAverage)?.action).toBe('alert');
  });

  it('expect nothing of a metric that is zero', () => {
    const none = { ...riskMetrics, highestTicket: cents(0), dailyCount: 0 };
    expect(idsOf({ riskMetrics: none })).toEqual([
      'large',
      'mismatch',
      'metrics.monthly-volume',
      'metrics.average-ticket',
    ]);
  });

  it('have Decision Manager hold mismatches where it is on', () => {
    const [rule] = inForce({ decisionManager: true }).slice(2);
    expect(rule).toMatchObject({ ruleId: 'decision-manager', action: 'review', kind: 'mismatch' });
  });
});
