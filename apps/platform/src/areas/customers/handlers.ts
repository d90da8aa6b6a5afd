import type { customers as contract } from '@payfac/api/contract';
import { customerFor } from '@payfac/domain/customers';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { bankAccountTokens, cardTokens, customers } from '../../kernel/database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { cardTokenOf } from '../tokenization/test-tokens.ts';
import { dropCard, makeDefault, saveCard } from './cards.ts';
import { changeCustomer, changingCustomer, recordOf } from './change.ts';
import { customerExport, customerList } from './list.ts';
import { recordExport } from './record-export.ts';
import { columnsOf, showCustomer } from './store.ts';

export const createCustomersHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;
  const shown = listHandlers(pool, customerList, customerExport, (row, { holder }) =>
    customerFor(row, holder),
  );

  return {
    list: {
      page: shown.page,
      csv: async (input, context) => {
        // Record before streaming: the file holds a connection until it is read.
        await recordExport(database, context);
        return shown.csv(input, context);
      },
    },

    create: async ({ body }, context) => {
      const account = await findAccount(database, body.subMerchantId, context);
      requireFeatures(account, ['customers'], context);
      const { facilitatorId, spProductId, subMerchantId } = account.subMerchant;
      const at = await clock.now();
      const customerId = newId('cus');
      await inTransaction(database, async (transaction) => {
        await transaction.insert(customers).values({
          customerId,
          facilitatorId,
          spProductId,
          subMerchantId,
          ...columnsOf(body),
          name: body.name,
          createdAt: at,
          updatedAt: at,
        });
        const made = { customerId, subMerchantId };
        await recordOf(transaction, context, made, `Created the customer ${body.name}`);
      });
      return showCustomer(services, customerId, context);
    },

    update: ({ params, body }, context) =>
      changeCustomer(
        services,
        params.id,
        context,
        'Changed the customer',
        async (transaction, _customer, at) => {
          await transaction
            .update(customers)
            .set({ ...columnsOf(body), updatedAt: at })
            .where(eq(customers.customerId, params.id));
        },
      ),

    remove: async ({ params }, context) => {
      await changingCustomer(
        services,
        params.id,
        context,
        'Deleted the customer',
        async (transaction, { customerId }, at) => {
          await transaction
            .update(customers)
            .set({ deletedAt: at })
            .where(eq(customers.customerId, customerId));
          await transaction
            .update(cardTokens)
            .set({ deletedAt: at })
            .where(and(eq(cardTokens.customerId, customerId), isNull(cardTokens.deletedAt)));
          await transaction
            .update(bankAccountTokens)
            .set({ deletedAt: at })
            .where(
              and(
                eq(bankAccountTokens.customerId, customerId),
                isNull(bankAccountTokens.deletedAt),
              ),
            );
        },
      );
      return { success: true };
    },

    addCard: ({ params, body }, context) =>
      changeCustomer(
        services,
        params.id,
        context,
        'Saved a card of',
        async (transaction, customer) =>
          saveCard(transaction, customer, {
            ...body,
            token: await cardTokenOf({ ...services, database: transaction }, body.token, customer),
            isDefault: body.isDefault ?? false,
          }),
      ),

    setDefaultCard: ({ params, body }, context) =>
      changeCustomer(
        services,
        params.id,
        context,
        'Chose the default card of',
        (transaction, customer) => makeDefault(transaction, customer, body.token),
      ),

    removeCard: ({ params, body }, context) =>
      changeCustomer(
        services,
        params.id,
        context,
        'Removed a card of',
        (transaction, customer, at) => dropCard(transaction, customer, body.token, at),
      ),
  };
};
