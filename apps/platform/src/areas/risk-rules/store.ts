import type { riskRules as contract, Output } from '@payfac/api/contract';
import { isOfAverage, rulesInForce } from '@payfac/domain/accounts';
import { type RiskCondition, type RiskRule, riskCondition } from '@payfac/domain/risk';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { ofFacilitator } from '../../http/scope.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators, riskRules, subMerchants } from '../../kernel/database/schema/index.ts';

export type RuleRow = typeof riskRules.$inferSelect;
export type RuleView = Output<typeof contract.get>;

/** A stored condition in the domain's types: amounts are cents. */
export const conditionOf = (stored: RuleRow['condition']): RiskCondition =>
  riskCondition.parse(stored);

/** A condition in its stored form, the same as in the API. */
export const storedCondition = (condition: RiskCondition): RuleRow['condition'] => {
  const { kind, params } = z.encode(riskCondition, condition);
  return { kind, params: { ...params } };
};

export const ruleView = (row: RuleRow): RuleView => ({
  _id: row.ruleId,
  ruleId: row.ruleId,
  name: row.name,
  enabled: row.enabled,
  action: row.action,
  severity: row.severity,
  subMerchantIds: [...row.subMerchantIds],
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  ...conditionOf(row.condition),
});

const switchedOn = (facilitatorId: string) =>
  and(
    eq(riskRules.facilitatorId, facilitatorId),
    eq(riskRules.enabled, true),
    isNull(riskRules.deletedAt),
  );

const oldestFirst = [asc(riskRules.createdAt), asc(riskRules.ruleId)];

/** A facilitator's enabled rules, oldest first. */
export async function enabledRules(
  queryable: Queryable,
  facilitatorId: string,
): Promise<RiskRule[]> {
  const rows = await queryable
    .select()
    .from(riskRules)
    .where(switchedOn(facilitatorId))
    .orderBy(...oldestFirst);
  return rows.map(ruleView);
}

/** The rules that check an account's payments. */
export interface RulesInForce {
  /** The facilitator's rules first, then the account's, oldest first. */
  readonly rules: readonly RiskRule[];
  /** The facilitator's zone. */
  readonly zone: string;
}

/** The columns of an account that decide which rules apply to it. */
export const watchedColumns = {
  riskRules: subMerchants.riskRules,
  riskMetrics: subMerchants.riskMetrics,
  decisionManager: subMerchants.decisionManagerEnabled,
};

const watchesIt = sql`(cardinality(${riskRules.subMerchantIds}) = 0
  or ${subMerchants.subMerchantId} = any (${riskRules.subMerchantIds}))`;

/** The rules that check each payment of an account. */
export async function rulesInForceFor(
  queryable: Queryable,
  { facilitatorId, subMerchantId }: { facilitatorId: string; subMerchantId: string },
): Promise<RulesInForce> {
  const found = await queryable
    .select({ rule: riskRules, zone: facilitators.timeZone, ...watchedColumns })
    .from(subMerchants)
    .innerJoin(facilitators, eq(facilitators.facilitatorId, subMerchants.facilitatorId))
    .leftJoin(riskRules, and(switchedOn(facilitatorId), watchesIt))
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .orderBy(...oldestFirst);
  const [first] = found;
  if (!first) return { rules: [], zone: 'UTC' };
  const general = found.flatMap(({ rule }) => (rule ? [ruleView(rule)] : []));
  const rules = rulesInForce(general, first).filter((rule) => !isOfAverage(rule));
  return { rules, zone: first.zone };
}

/** @throws CallFailure 404. */
export async function findRule(
  queryable: Queryable,
  ruleId: string,
  { scope }: SessionContext,
): Promise<RuleRow> {
  const [found] = await queryable
    .select()
    .from(riskRules)
    .where(
      and(
        eq(riskRules.ruleId, ruleId),
        ofFacilitator(scope, riskRules.facilitatorId),
        isNull(riskRules.deletedAt),
      ),
    );
  if (!found) throw notFound('The rule', ruleId);
  return found;
}
