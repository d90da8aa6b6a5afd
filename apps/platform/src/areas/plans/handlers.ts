import { isDeepStrictEqual } from 'node:util';
import type { plans as contract } from '@payfac/api/contract';
import { applyPlan, type Plan, type PlanAction, planProblems } from '@payfac/domain/plans';
import { priceOf } from '@payfac/domain/pricing';
import type { FieldProblem } from '@payfac/domain/validation';
import { and, count, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, invalid, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { plans, subscriptions } from '../../kernel/database/schema/index.ts';
import { askedProblems } from '../accounts/ceiling.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { invitePayer } from './invite.ts';
import { planExport, planList } from './list.ts';

const p = plans;

const oneUnit = { quantity: 1, modules: [] } as const;

export type PlanRow = typeof p.$inferSelect;

const own = (planId: string, { scope }: SessionContext) =>
  and(eq(p.planId, planId), within(scope, p));

async function isUsed(transaction: Transaction, planId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ count: count() })
    .from(subscriptions)
    .where(eq(subscriptions.planId, planId));
  return (row?.count ?? 0) > 0;
}

const inUse = () => conflict('PLAN_IN_USE', 'This plan has subscribers, so it can’t be deleted.');

export const createPlansHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  async function show(planId: string, context: SessionContext): Promise<Plan> {
    const found = await readOne(pool, planList, own(planId, context));
    if (!found) throw notFound('The plan', planId);
    return found;
  }

  const record = (
    transaction: Transaction,
    { planId, subMerchantId, name }: Pick<PlanRow, 'planId' | 'subMerchantId' | 'name'>,
    context: SessionContext,
    verb: string,
  ) =>
    recordActivity(transaction, context, {
      action: 'subscriptions.manage',
      target: planId,
      message: `${verb} the plan ${name}`,
      subMerchantId,
    });

  /** Acts on a plan under its lock. @throws CallFailure 403, 404. */
  function changing(
    planId: string,
    context: SessionContext,
    verb: string,
    work: (transaction: Transaction, plan: PlanRow, at: Date) => Promise<void>,
  ): Promise<void> {
    return inTransaction(database, async (transaction) => {
      const [plan] = await transaction.select().from(p).where(own(planId, context)).for('update');
      if (!plan) throw notFound('The plan', planId);
      const account = await findAccount(transaction, plan.subMerchantId, context);
      requireFeatures(account, ['subscriptions'], context);
      await work(transaction, plan, await clock.now());
      await record(transaction, plan, context, verb);
    });
  }

  /** Problems of a plan that is open to payers, whose smallest payment is one unit of each schedule. */
  async function problemsOf(
    transaction: Transaction,
    { schedules }: Pick<PlanRow, 'schedules'>,
    subMerchantId: string,
    context: SessionContext,
  ): Promise<FieldProblem[]> {
    const { subMerchant } = await findAccount(transaction, subMerchantId, context);
    const overCeiling = schedules.flatMap(({ pricing }, index) =>
      askedProblems(subMerchant, priceOf(pricing, oneUnit), `schedules.${index}.pricing`),
    );
    return [...planProblems({ schedules }), ...overCeiling];
  }

  async function move(planId: string, action: PlanAction, verb: string, context: SessionContext) {
    await changing(planId, context, verb, async (transaction, plan, at) => {
      const status = applyPlan(plan.status, action);
      if (!status) throw notAllowedInStatus('The plan', plan.status);
      const problems =
        action === 'activate'
          ? await problemsOf(transaction, plan, plan.subMerchantId, context)
          : [];
      if (problems.length > 0) throw invalid(problems);
      await transaction.update(p).set({ status, updatedAt: at }).where(eq(p.planId, planId));
    });
    return show(planId, context);
  }

  return {
    list: listHandlers(pool, planList, planExport),
    get: ({ params }, context) => show(params.id, context),

    create: async ({ body }, context) => {
      const account = await findAccount(database, body.subMerchantId, context);
      requireFeatures(account, ['subscriptions'], context);
      const { facilitatorId, spProductId, subMerchantId } = account.subMerchant;
      const at = await clock.now();
      const plan = {
        ...body,
        planId: newId('pln'),
        facilitatorId,
        spProductId,
        subMerchantId,
        status: 'draft',
        createdAt: at,
        updatedAt: at,
      } as const;
      await inTransaction(database, async (transaction) => {
        await transaction.insert(p).values(plan);
        await record(transaction, plan, context, 'Created');
      });
      return show(plan.planId, context);
    },

    update: async ({ params, body }, context) => {
      await changing(params.id, context, 'Changed', async (transaction, plan, at) => {
        const { schedules } = body;
        const isOther = !isDeepStrictEqual(schedules, plan.schedules);
        if (schedules && isOther && (await isUsed(transaction, plan.planId))) throw inUse();
        const changed = { schedules: schedules ?? plan.schedules };
        const problems =
          plan.status === 'active'
            ? await problemsOf(transaction, changed, plan.subMerchantId, context)
            : [];
        if (problems.length > 0) throw invalid(problems);
        await transaction
          .update(p)
          .set({ ...body, updatedAt: at })
          .where(eq(p.planId, plan.planId));
      });
      return show(params.id, context);
    },

    remove: async ({ body }, context) => {
      await changing(body.planId, context, 'Deleted', async (transaction, { planId }) => {
        if (await isUsed(transaction, planId)) throw inUse();
        await transaction.delete(p).where(eq(p.planId, planId));
      });
      return { success: true };
    },

    invite: ({ body }, context) => invitePayer(services, body, context),
    activate: ({ params }, context) => move(params.id, 'activate', 'Activated', context),
    deactivate: ({ params }, context) => move(params.id, 'deactivate', 'Deactivated', context),
  };
};
