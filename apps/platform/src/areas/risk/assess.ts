import { type RiskAction, type RiskRule, riskHits, riskVerdict } from '@payfac/domain/risk';
import { formatDay } from '@payfac/domain/time';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { alerts, riskEvaluations, type transactions } from '../../kernel/database/schema/index.ts';
import { notify } from '../notifications/notify.ts';
import { alertRaised } from '../notifications/words.ts';
import { type RulesInForce, rulesInForceFor } from '../risk-rules/store.ts';
import { evidenceOf } from './evidence.ts';
import { factsOf, type Looked } from './facts.ts';
import { alertGroupIdOf, groupIdOf } from './ids.ts';

type Row = typeof transactions.$inferSelect;

interface Hit {
  readonly rule: RiskRule;
  readonly evidence: string;
}

export interface Assessment {
  readonly hits: readonly Hit[];
  /** The most severe action of all hits; undefined without hits. */
  readonly verdict: RiskAction | undefined;
  /** The rule that decided the verdict. */
  readonly ruleId: string | undefined;
  /** The facilitator's zone. */
  readonly zone: string;
}

const unhit: Assessment = { hits: [], verdict: undefined, ruleId: undefined, zone: 'UTC' };

async function assessBy(
  queryable: Queryable,
  payment: Looked,
  { rules, zone }: RulesInForce,
  at: Date,
): Promise<Assessment> {
  if (rules.length === 0) return unhit;
  const facts = await factsOf(queryable, payment, rules, { at, zone });
  const hits = riskHits(rules, facts).map((rule) => ({ rule, evidence: evidenceOf(rule, facts) }));
  const verdict = riskVerdict(hits.map(({ rule }) => rule));
  const ruleId = hits.find(({ rule }) => rule.action === verdict)?.rule.ruleId;
  return { hits, verdict, ruleId, zone };
}

/**
 * Checks a card sale against its account's rules. Writes nothing.
 * @param at business time.
 * @param watch the rules, if already loaded.
 */
export async function assess(
  queryable: Queryable,
  payment: Looked,
  at: Date,
  watch?: RulesInForce,
): Promise<Assessment> {
  return assessBy(queryable, payment, watch ?? (await rulesInForceFor(queryable, payment)), at);
}

/** Whether a rule declines a card sale. @param at business time. */
export async function isDeclined(
  queryable: Queryable,
  payment: Looked,
  { rules, zone }: RulesInForce,
  at: Date,
): Promise<boolean> {
  const declining = rules.filter(({ action }) => action === 'decline');
  return (await assessBy(queryable, payment, { rules: declining, zone }, at)).hits.length > 0;
}

/** Stores an assessment: one evaluation and one alert per hit. Staff are notified of severe ones. */
export async function recordAssessment(
  transaction: Queryable,
  payment: Row,
  { hits, zone }: Assessment,
  at: Date,
): Promise<void> {
  if (hits.length === 0) return;
  const { facilitatorId, spProductId, subMerchantId, transactionId, amount } = payment;
  const day = formatDay(at, zone);
  const shared = { facilitatorId, spProductId, subMerchantId, transactionId, createdAt: at };
  await transaction.insert(riskEvaluations).values(
    hits.map(({ rule, evidence }) => ({
      ...shared,
      evaluationId: newId('evl'),
      groupId: groupIdOf(rule.ruleId, subMerchantId, day),
      ruleId: rule.ruleId,
      ruleName: rule.name,
      amount,
      action: rule.action,
      evidence,
    })),
  );
  await transaction.insert(alerts).values(
    hits.map(({ rule, evidence }) => ({
      ...shared,
      alertId: newId('alr'),
      alertGroupId: alertGroupIdOf(rule.ruleId, subMerchantId),
      status: 'unacknowledged' as const,
      severity: rule.severity,
      message: evidence,
      ruleId: rule.ruleId,
      ruleName: rule.name,
      token: payment.token,
      last4: payment.last4,
    })),
  );
  for (const { rule, evidence } of hits) {
    if (rule.severity !== 'high') continue;
    const news = alertRaised(rule.name, evidence, transactionId);
    await notify(transaction, { ...shared, ...news }, ['staff'], at);
  }
}
