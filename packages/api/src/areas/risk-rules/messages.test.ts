import { describe, expect, it } from 'vitest';
import { metrics } from '../metrics/contract.ts';
import { risk } from '../risk/contract.ts';
import { riskRules } from './contract.ts';

const silent = { status: 500, error: undefined };

describe('risk rules', () => {
  it('fail in the words of the catalogue', () => {
    expect(riskRules.update.failure(silent)).toBe('Rule update failed.');
    expect(riskRules.create.failure(silent)).toBe('Rule update failed.');
    expect(metrics.runRule.failure(silent)).toBe('Rule update failed.');
    expect(riskRules.list.failure(silent)).toBe(
      'Error while processing the rule. Try again later.',
    );
    expect(risk.accountsRules.failure(silent)).toBe(
      'Error while processing the rule. Try again later.',
    );
  });

  const body = {
    name: 'Large payments',
    enabled: true,
    action: 'review',
    severity: 'medium',
    subMerchantIds: [],
    kind: 'amount-limit',
    params: { maximum: 2500 },
  };

  it('are written with the params of their kind, and with nothing else [RISK-10]', () => {
    const takes = (changes: object) =>
      riskRules.create.body.safeParse({ ...body, ...changes }).success;
    expect(takes({})).toBe(true);
    expect(takes({ kind: 'mismatch' })).toBe(false);
    expect(takes({ params: { maximum: 2500, minimum: 1 } })).toBe(false);
    expect(takes({ ruleId: 'rule_1' })).toBe(false);
    expect(takes({ name: ' ' })).toBe(false);
  });
});
