import type { customers as contract } from '@payfac/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { Handlers } from '../../api/handlers.ts';
import { listHandlers } from '../../api/list-handlers.ts';
import type { Services } from '../../api/services.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { cardTokens, customers } from '../../database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { dropCard, makeDefault, saveCard } from './cards.ts';
import { customerExport, customerList } from './list.ts';
import { type CustomerRow, columnsOf, lockCustomer, showCustomer } from './store.ts';

export const createCustomersHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  /** Changes a customer under its lock, if the account has customers switched on. */
  async function changing(
    customerId: string,
    context: SessionContext,
    work: (transaction: Transaction, customer: CustomerRow, at: Date) => Promise<void>,
  ): Promise<void> {
    const at = await clock.now();
    await inTransaction(database, async (transaction) => {
      const customer = await lockCustomer(transaction, customerId, context);
      const account = await findAccount(transaction, customer.subMerchantId, context);
      requireFeatures(account, ['customers'], context);
      await work(transaction, customer, at);
      await transaction
        .update(customers)
        .set({ updatedAt: at })
        .where(eq(customers.customerId, customerId));
    });
  }

  const changed = async (
    customerId: string,
    context: SessionContext,
    work: (transaction: Transaction, customer: CustomerRow, at: Date) => Promise<void>,
  ) => {
    await changing(customerId, context, work);
    return showCustomer(services, customerId, context);
  };

  return {
    list: listHandlers(pool, customerList, customerExport),

    create: async ({ body }, context) => {
      const account = await findAccount(database, body.subMerchantId, context);
      requireFeatures(account, ['customers'], context);
      const { facilitatorId, spProductId, subMerchantId } = account.subMerchant;
      const at = await clock.now();
      const customerId = newId('cus');
      await database.insert(customers).values({
        customerId,
        facilitatorId,
        spProductId,
        subMerchantId,
        ...columnsOf(body),
        name: body.name,
        createdAt: at,
        updatedAt: at,
      });
      return showCustomer(services, customerId, context);
    },

    update: ({ params, body }, context) =>
      changed(params.id, context, async (transaction, _customer, at) => {
        await transaction
          .update(customers)
          .set({ ...columnsOf(body), updatedAt: at })
          .where(eq(customers.customerId, params.id));
      }),

    remove: async ({ params }, context) => {
      await changing(params.id, context, async (transaction, { customerId }, at) => {
        await transaction
          .update(customers)
          .set({ deletedAt: at })
          .where(eq(customers.customerId, customerId));
        await transaction
          .update(cardTokens)
          .set({ deletedAt: at })
          .where(and(eq(cardTokens.customerId, customerId), isNull(cardTokens.deletedAt)));
      });
      return { success: true };
    },

    addCard: ({ params, body }, context) =>
      changed(params.id, context, (transaction, customer) =>
        saveCard(transaction, customer, { ...body, isDefault: body.isDefault ?? false }),
      ),

    setDefaultCard: ({ params, body }, context) =>
      changed(params.id, context, (transaction, customer) =>
        makeDefault(transaction, customer, body.token),
      ),

    removeCard: ({ params, body }, context) =>
      changed(params.id, context, (transaction, customer, at) =>
        dropCard(transaction, customer, body.token, at),
      ),
  };
};
