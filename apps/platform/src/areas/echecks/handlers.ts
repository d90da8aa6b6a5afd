import type { echecks as contract } from '@payfac/api/contract';
import { recordActivity } from '../../http/activities/record.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actOf, changeRecord, logAct } from '../accounts/account-log.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { lockApplication, ofRecord } from '../applications/store.ts';
import { refundEcheck, voidEcheck } from './follow-up.ts';
import { keepBankAccount } from './keep-account.ts';
import { sellEcheck } from './sale.ts';

export const createEchecksHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, clock } = services;
  return {
    sale: ({ body }, context) => sellEcheck(services, body, context),
    void: ({ params }, context) => voidEcheck(services, params.id, context),
    refund: ({ params, body }, context) => refundEcheck(services, params.id, body, context),

    tokenize: async ({ body }, context) => {
      const account = await findAccount(database, body.subMerchantId, context);
      // Before the merchant is live, this is the application's payout account.
      if (account.application.status === 'active') {
        requireFeatures(account, ['bankAccountTokenization'], context);
      }
      const kept = await keepBankAccount(services, account.subMerchant, body, await clock.now());
      const { token, accountHolderName, bankName, accountType } = kept;
      return { token, accountHolderName, bankName, accountNumber: kept.last4, accountType };
    },

    setStatus: async ({ body }, context) => {
      const { subMerchantId, echeckStatus } = body;
      const { application, subMerchant } = await findAccount(database, subMerchantId, context);
      const at = await clock.now();
      await inTransaction(database, async (transaction) => {
        const { applicationId } = application;
        const parts = await lockApplication(transaction, applicationId, context);
        const { record } = ofRecord(parts, subMerchant.subMerchantObjId);
        const line = {
          type: 'feature',
          verb: 'Switched eChecks',
          from: record.echeckStatus === 'active' ? 'Active' : 'Inactive',
          to: echeckStatus === 'active' ? 'Active' : 'Inactive',
        } as const;
        const logged = await logAct(transaction, applicationId, [line], actOf(context, at));
        await changeRecord(transaction, logged, record.subMerchantObjId, { echeckStatus });
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
