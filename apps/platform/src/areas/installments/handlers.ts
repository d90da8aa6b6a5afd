import type { installments as contract } from '@payfac/api/contract';
import { applyInstallment } from '@payfac/domain/installments';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { exportOf } from '../../http/csv/export-list.ts';
import { notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { installments } from '../../kernel/database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { createInstallment, savedCard } from './create.ts';
import {
  installmentExport,
  installmentList,
  visibleInstallments,
  withDefaultStatus,
} from './list.ts';
import type { InstallmentRow } from './view.ts';

const i = installments;

const own = (id: string, context: SessionContext) =>
  and(eq(i.installmentId, id), visibleInstallments(context));

export const createInstallmentsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;
  const page = pageOf(pool, installmentList);
  const csv = exportOf(pool, installmentList, installmentExport);

  async function show(id: string, context: SessionContext) {
    const found = await readOne(pool, installmentList, own(id, context));
    if (!found) throw notFound('The installment plan');
    return found;
  }

  /** Changes a plan under its lock and records who did it. */
  async function changing(
    id: string,
    context: SessionContext,
    verb: string,
    work: (
      transaction: Transaction,
      plan: InstallmentRow,
      at: Date,
    ) => Promise<Partial<InstallmentRow>>,
  ) {
    const at = await clock.now();
    await inTransaction(database, async (transaction) => {
      const [plan] = await transaction.select().from(i).where(own(id, context)).for('update');
      if (!plan) throw notFound('The installment plan');
      const { subMerchantId } = plan;
      const account = await findAccount(transaction, subMerchantId, context);
      requireFeatures(account, ['installmentPlan'], context);
      const changes = await work(transaction, plan, at);
      await transaction
        .update(i)
        .set({ ...changes, updatedAt: at })
        .where(eq(i.installmentId, id));
      await recordActivity(transaction, context, {
        action: 'transactions.sale',
        target: id,
        message: `${verb} an installment plan`,
        subMerchantId,
      });
    });
    return show(id, context);
  }

  return {
    list: {
      page: ({ query }, context) => page({ query: withDefaultStatus(query) }, context),
      csv: ({ query }, context) => csv({ query: withDefaultStatus(query) }, context),
    },
    get: ({ params }, context) => show(params.installmentId, context),
    create: ({ body }, context) => createInstallment(services, body, context),

    update: ({ params, body }, context) =>
      changing(params.installmentId, context, 'Changed', async (transaction, plan) => {
        if (plan.status !== 'active') throw notAllowedInStatus('The installment plan', plan.status);
        const { token, description, invoiceNumber } = body;
        const card =
          token === undefined ? undefined : await savedCard(transaction, token, plan.customerId);
        return {
          ...(card ? { token: card.token, last4: card.last4 } : {}),
          ...(description === undefined ? {} : { description }),
          ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
        };
      }),

    cancel: ({ params }, context) =>
      changing(params.installmentId, context, 'Canceled', async (_transaction, plan, at) => {
        const status = applyInstallment(plan.status, 'cancel');
        if (!status) throw notAllowedInStatus('The installment plan', plan.status);
        return { status, canceledAt: at, nextDueOn: null };
      }),
  };
};
