import type { metrics as contract } from '@payfac/api/contract';
import { can } from '@payfac/domain/access';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { exportOf } from '../../http/csv/export-list.ts';
import { forbidden, invalid } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pagingOf } from '../../http/lists/grouped.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { facilitators, riskRules } from '../../kernel/database/schema/index.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findRule, type RuleView, ruleView, storedCondition } from '../risk-rules/store.ts';
import { accountMetrics, accountMetricsExport, cardMetrics, cardMetricsExport } from './lists.ts';
import { overviewOf } from './overview.ts';
import { testRun } from './test-run.ts';

/** @throws CallFailure 400. */
function checkSpan({ from, to }: { readonly from: Date; readonly to: Date }): void {
  if (from < to) return;
  throw invalid([{ path: 'to', message: 'The end must be after the start.' }]);
}

export const createMetricsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  /** Saves a tested condition to its rule. */
  async function save(rule: RuleView, context: SessionContext): Promise<RuleView> {
    const updatedAt = await clock.now();
    return inTransaction(database, async (transaction) => {
      const found = await findRule(transaction, rule.ruleId, context);
      const changes = { condition: storedCondition(rule), updatedAt };
      await transaction.update(riskRules).set(changes).where(eq(riskRules.ruleId, rule.ruleId));
      const message = `Changed the condition of the rule ${found.name}`;
      const target = rule.ruleId;
      await recordActivity(transaction, context, { action: 'riskMetrics.edit', target, message });
      return ruleView({ ...found, ...changes });
    });
  }

  /** Rules use days in the facilitator's zone. */
  async function zoneOf({ scope, timeZone }: SessionContext): Promise<string> {
    const [facilitator] = await database
      .select({ timeZone: facilitators.timeZone })
      .from(facilitators)
      .where(eq(facilitators.facilitatorId, scope.facilitatorId));
    return facilitator?.timeZone ?? timeZone;
  }

  return {
    load: (input, context) => overviewOf(services, input, context),

    accounts: {
      page: ({ query }, context) =>
        pageOf(pool, accountMetrics(query, context))({ query: pagingOf(query) }, context),
      csv: ({ query }, context) =>
        exportOf(
          pool,
          accountMetrics(query, context),
          accountMetricsExport,
        )({ query: pagingOf(query) }, context),
    },
    cards: {
      page: ({ query }, context) =>
        pageOf(pool, cardMetrics(query, context))({ query: pagingOf(query) }, context),
      csv: ({ query }, context) =>
        exportOf(
          pool,
          cardMetrics(query, context),
          cardMetricsExport,
        )({ query: pagingOf(query) }, context),
    },

    runRule: async ({ params, body }, context) => {
      if (body.save && !can(context.holder, 'riskMetrics.edit')) throw forbidden();
      checkSpan(body);
      const row = await findRule(database, params.ruleId, context);
      const kept = ruleView(row);
      const tried: RuleView = body.condition ? { ...kept, ...body.condition } : kept;
      const result = await testRun(services, tried, body, context, await zoneOf(context));
      const rule = body.save && body.condition ? await save(tried, context) : kept;
      const { ruleId, name: ruleName, action } = kept;
      const evaluations = result.evaluations.map((hit) => ({ ruleId, ruleName, action, ...hit }));
      return { rule, ...result, evaluations };
    },

    testRun: async ({ body }, context) => {
      checkSpan(body);
      for (const id of new Set(body.subMerchantIds)) await findAccount(database, id, context);
      return testRun(services, body, body, context, await zoneOf(context));
    },
  };
};
