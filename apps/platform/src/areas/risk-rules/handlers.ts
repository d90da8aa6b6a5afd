import type { riskRules as contract } from '@payfac/api/contract';
import { describeRiskRule } from '@payfac/domain/risk';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { riskRules } from '../../kernel/database/schema/index.ts';
import { findAccount } from '../accounts/find-account.ts';
import { ruleList } from './list.ts';
import { findRule, ruleView, storedCondition } from './store.ts';

type Body = HandlerInput<typeof contract.create>['body'];

export const createRiskRulesHandlers = ({
  database,
  pool,
  clock,
}: Services): Handlers<typeof contract> => {
  /** The columns of a body; its accounts must exist. @throws CallFailure 404. */
  async function columnsOf(transaction: Queryable, body: Body, context: SessionContext) {
    const subMerchantIds = [...new Set(body.subMerchantIds)];
    for (const id of subMerchantIds) await findAccount(transaction, id, context);
    const { name, enabled, action, severity } = body;
    return { name, enabled, action, severity, subMerchantIds, condition: storedCondition(body) };
  }

  const record = (
    transaction: Queryable,
    context: SessionContext,
    target: string,
    message: string,
  ) => recordActivity(transaction, context, { action: 'rules.edit', target, message });

  return {
    list: pageOf(pool, ruleList),
    get: async ({ params }, context) => ruleView(await findRule(database, params.ruleId, context)),

    describe: async ({ params }, context) => ({
      description: describeRiskRule(ruleView(await findRule(database, params.ruleId, context))),
    }),

    create: async ({ body }, context) => {
      const at = await clock.now();
      return inTransaction(database, async (transaction) => {
        const row = {
          ruleId: newId('rul'),
          facilitatorId: context.scope.facilitatorId,
          ...(await columnsOf(transaction, body, context)),
          deletedAt: null,
          createdAt: at,
          updatedAt: at,
        };
        await transaction.insert(riskRules).values(row);
        await record(transaction, context, row.ruleId, `Created the rule ${body.name}`);
        return ruleView(row);
      });
    },

    update: async ({ body }, context) => {
      const updatedAt = await clock.now();
      return inTransaction(database, async (transaction) => {
        const found = await findRule(transaction, body.ruleId, context);
        const changes = { ...(await columnsOf(transaction, body, context)), updatedAt };
        await transaction.update(riskRules).set(changes).where(eq(riskRules.ruleId, body.ruleId));
        await record(transaction, context, body.ruleId, `Changed the rule ${body.name}`);
        return ruleView({ ...found, ...changes });
      });
    },

    remove: async ({ params }, context) => {
      const deletedAt = await clock.now();
      await inTransaction(database, async (transaction) => {
        const found = await findRule(transaction, params.ruleId, context);
        await transaction
          .update(riskRules)
          .set({ deletedAt })
          .where(eq(riskRules.ruleId, params.ruleId));
        await record(transaction, context, params.ruleId, `Deleted the rule ${found.name}`);
      });
      return { success: true };
    },
  };
};
