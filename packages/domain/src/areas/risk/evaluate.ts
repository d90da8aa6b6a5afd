import type { Cents } from '../../kernel/money/index.ts';
import type { ChartPeriod } from '../../kernel/time/index.ts';
import { type MetricSubject, type MetricValues, metricQuantity } from '../metrics/index.ts';
import { type IssuerCheck, limitQuantity } from './params.ts';
import type { RiskAction, RiskCondition, RiskRule } from './rule.ts';

/** Facts about a payment that rules evaluate. */
export interface RiskFacts {
  readonly subMerchantId: string;
  readonly amount: Cents;
  /** Issuer checks that did not match. */
  readonly mismatches: readonly IssuerCheck[];
  /** Metrics of the payment's account and card in the current period, including this payment. */
  metricsOf(subject: MetricSubject, period: ChartPeriod): MetricValues;
  /** Number of accounts the card paid in the current period, including this one. */
  accountsOfCard(period: ChartPeriod): number;
}

/** Whether a payment meets a rule's condition. */
export function isRiskHit(rule: RiskCondition, facts: RiskFacts): boolean {
  switch (rule.kind) {
    case 'metric-limit': {
      const { subject, metric, period, limit } = rule.params;
      const allowed = limitQuantity(metric, limit);
      const values = facts.metricsOf(subject, period);
      return allowed !== undefined && metricQuantity(values, metric) > allowed;
    }
    case 'amount-limit':
      return facts.amount > rule.params.maximum;
    case 'mismatch':
      return rule.params.checks.some((check) => facts.mismatches.includes(check));
    case 'card-spread':
      return facts.accountsOfCard(rule.params.period) > rule.params.accounts;
  }
}

const watches = (rule: RiskRule, subMerchantId: string): boolean =>
  rule.enabled && (rule.subMerchantIds.length === 0 || rule.subMerchantIds.includes(subMerchantId));

/** The rules a payment hits, in the given order. */
export const riskHits = (rules: readonly RiskRule[], facts: RiskFacts): RiskRule[] =>
  rules.filter((rule) => watches(rule, facts.subMerchantId) && isRiskHit(rule, facts));

const gravest: readonly RiskAction[] = ['decline', 'review', 'alert'];

/** The most severe action of the rules a payment hits; undefined for none. */
export const riskVerdict = (hits: readonly Pick<RiskRule, 'action'>[]): RiskAction | undefined =>
  gravest.find((action) => hits.some((hit) => hit.action === action));
