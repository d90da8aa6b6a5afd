import * as z from 'zod/mini';
import { formatDollars } from '../../kernel/money/index.ts';
import { type RiskCondition, type RiskRule, riskCondition } from '../risk/index.ts';
import type { RiskMetrics, RiskRuleSetting } from './risk.ts';

/** The parts of an account that decide which rules apply to its payments. */
export interface WatchedAccount {
  readonly riskRules: readonly RiskRuleSetting[];
  readonly riskMetrics: RiskMetrics | null;
  /** Whether Decision Manager screens the account's payments. */
  readonly decisionManager: boolean;
}

/** A facilitator's rule with the account's own params; unchanged when they don't fit the rule. */
function withParams(rule: RiskRule, { params }: RiskRuleSetting): RiskRule {
  const { kind, params: usual } = z.encode(riskCondition, rule);
  const own = riskCondition.safeParse({ kind, params: { ...usual, ...params } });
  return own.success ? { ...rule, ...own.data } : rule;
}

const ownRule = (
  ruleId: string,
  name: string,
  action: RiskRule['action'],
  condition: RiskCondition,
): RiskRule => ({
  _id: ruleId,
  ruleId,
  name,
  enabled: true,
  action,
  severity: action === 'alert' ? 'medium' : 'high',
  subMerchantIds: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...condition,
});

const metricLimit = (
  metric: 'transactionCount' | 'amount' | 'averageAmount',
  period: 'daily' | 'monthly',
  limit: string,
): RiskCondition => ({
  kind: 'metric-limit',
  params: { subject: 'account', metric, period, limit },
});

/** A metric of zero sets no expectation. */
function rulesOfMetrics(metrics: RiskMetrics): readonly RiskRule[] {
  const { highestTicket, dailyCount, monthlyVolume, averageTicket } = metrics;
  const action = metrics.beyond ?? 'alert';
  const rules: RiskRule[] = [];
  if (highestTicket > 0) {
    const condition = { kind: 'amount-limit', params: { maximum: highestTicket } } as const;
    rules.push(
      ownRule('metrics.highest-ticket', 'Highest ticket of the account', action, condition),
    );
  }
  if (dailyCount > 0) {
    const condition = metricLimit('transactionCount', 'daily', String(dailyCount));
    rules.push(ownRule('metrics.daily-count', 'Daily payments of the account', action, condition));
  }
  if (monthlyVolume > 0) {
    const condition = metricLimit('amount', 'monthly', formatDollars(monthlyVolume));
    rules.push(
      ownRule('metrics.monthly-volume', 'Monthly volume of the account', action, condition),
    );
  }
  if (averageTicket > 0) {
    // An average can't be blamed on a single payment.
    const condition = metricLimit('averageAmount', 'monthly', formatDollars(averageTicket));
    rules.push(
      ownRule('metrics.average-ticket', 'Average ticket of the account', 'alert', condition),
    );
  }
  return rules;
}

/** Decision Manager holds payments with issuer mismatches, independent of the facilitator's own rules. */
const decisionManagerRule: RiskRule = ownRule('decision-manager', 'Decision Manager', 'review', {
  kind: 'mismatch',
  params: { checks: ['street', 'zip', 'cvv'] },
});

/**
 * The rules that apply to an account's payments: the facilitator's rules, minus those disabled for the account and with
 * the account's own limits; its risk metrics; and Decision Manager when enabled.
 * @param rules the facilitator's enabled rules that cover the account.
 */
export function rulesInForce(
  rules: readonly RiskRule[],
  { riskRules, riskMetrics, decisionManager }: WatchedAccount,
): RiskRule[] {
  const settings = new Map(riskRules.map((setting) => [setting.ruleId, setting]));
  const general = rules.flatMap((rule) => {
    const setting = settings.get(rule.ruleId);
    if (!setting) return [rule];
    return setting.enabled ? [withParams(rule, setting)] : [];
  });
  return [
    ...general,
    ...(riskMetrics ? rulesOfMetrics(riskMetrics) : []),
    ...(decisionManager ? [decisionManagerRule] : []),
  ];
}

/** Whether a rule measures an account over a period rather than single payments. */
export const isOfAverage = ({ ruleId }: RiskRule): boolean => ruleId === 'metrics.average-ticket';
