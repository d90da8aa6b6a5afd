import type { echecks as contract } from '@payfac/api/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { newId } from '../../database/ids.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { bankAccountTokens, subMerchants } from '../../database/schema/index.ts';
import { bankBehaviorOf, bankNameOf } from '../../simulator/bank-accounts.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { recordActivity } from '../activities/record.ts';
import { refundEcheck, voidEcheck } from './follow-up.ts';
import { sellEcheck } from './sale.ts';

export const createEchecksHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, clock } = services;
  return {
    sale: ({ body }, context) => sellEcheck(services, body, context),
    void: ({ params }, context) => voidEcheck(services, params.id, context),
    refund: ({ params, body }, context) => refundEcheck(services, params.id, body, context),

    tokenize: async ({ body }, context) => {
      const account = await findAccount(database, body.subMerchantId, context);
      // Before a merchant is live, it is the payout account of the application.
      if (account.application.status === 'active') {
        requireFeatures(account, ['bankAccountTokenization'], context);
      }
      const { facilitatorId, subMerchantId } = account.subMerchant;
      const { accountHolderName, routingNumber, accountNumber } = body;
      const token = newId('bat');
      const accountType = body.accountType ?? 'checking';
      const last4 = accountNumber.slice(-4);
      const bankName = bankNameOf(routingNumber);
      await database.insert(bankAccountTokens).values({
        token,
        facilitatorId,
        subMerchantId,
        accountHolderName,
        accountType,
        bankName,
        last4,
        behavior: bankBehaviorOf(routingNumber, accountNumber),
        createdAt: await clock.now(),
      });
      return { token, accountHolderName, bankName, accountNumber: last4, accountType };
    },

    setStatus: async ({ body }, context) => {
      const { subMerchantId, echeckStatus } = body;
      await findAccount(database, subMerchantId, context);
      const updatedAt = await clock.now();
      await inTransaction(database, async (transaction) => {
        await transaction
          .update(subMerchants)
          .set({ echeckStatus, updatedAt })
          .where(eq(subMerchants.subMerchantId, subMerchantId));
        await recordActivity(transaction, context, {
          action: 'accounts.status',
          target: subMerchantId,
          message: `eChecks ${echeckStatus}`,
          subMerchantId,
        });
      });
      return { subMerchantId, echeckStatus };
    },
  };
};
