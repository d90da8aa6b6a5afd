import type { payoutAccounts as contract, payoutAccountsCenter } from '@payfac/api/contract';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { applications, payoutBankAccounts } from '../../kernel/database/schema/index.ts';
import { type Act, actOf } from '../accounts/account-log.ts';
import { applicationsWithin } from '../applications/scope.ts';
import { findApplication, lockApplication, ofRecord } from '../applications/store.ts';
import type { ApplicationParts, PayoutAccountRow } from '../applications/view.ts';
import { alignHolds } from '../payouts/holds.ts';
import {
  accountsOfRecord,
  addAccount,
  preferAccount,
  removeAccount,
  verifyAccount,
} from './accounts.ts';
import { askBeforeAdding } from './bank.ts';

type Work = (
  transaction: Transaction,
  parts: ApplicationParts,
  act: Act,
) => Promise<PayoutAccountRow>;

export const createPayoutAccountsHandlers = ({
  database,
  clock,
}: Services): Handlers<typeof contract> & Handlers<typeof payoutAccountsCenter> => {
  /** Changes an application's payout accounts under its lock and records who did it. */
  async function changing(
    applicationId: string,
    context: SessionContext,
    verb: string,
    work: Work,
  ): Promise<PayoutAccountRow> {
    const act = actOf(context, await clock.now());
    return inTransaction(database, async (transaction) => {
      const parts = await lockApplication(transaction, applicationId, context);
      const account = await work(transaction, parts, act);
      const { record } = ofRecord(parts, account.subMerchantObjId);
      await alignHolds(transaction, record.subMerchantId, act);
      await recordActivity(transaction, context, {
        action: 'accounts.submit',
        target: applicationId,
        message: `${verb} the bank account ending in ${account.last4}`,
        subMerchantId: parts.records[0]?.subMerchantId,
      });
      return account;
    });
  }

  async function changed(applicationId: string, context: SessionContext, verb: string, work: Work) {
    const { subMerchantObjId } = await changing(applicationId, context, verb, work);
    const parts = await findApplication(database, applicationId, context);
    return { data: accountsOfRecord(parts, subMerchantObjId) };
  }

  return {
    add: ({ body }, context) =>
      changed(body.applicationId, context, 'Added', (transaction, parts, act) =>
        addAccount(transaction, parts, body, act),
      ),
    prefer: ({ body }, context) =>
      changed(body.applicationId, context, 'Preferred', (transaction, parts, act) =>
        preferAccount(transaction, parts, body.bankAccountToken, act, context.scope),
      ),
    remove: ({ body }, context) =>
      changed(body.applicationId, context, 'Removed', (transaction, parts, act) =>
        removeAccount(transaction, parts, body.bankAccountToken, act),
      ),
    getInfo: async ({ body: { bankAccountToken } }, context) => {
      const [found] = await database
        .select({ applicationId: payoutBankAccounts.applicationId })
        .from(payoutBankAccounts)
        .innerJoin(applications, eq(applications.applicationId, payoutBankAccounts.applicationId))
        .where(
          and(
            eq(payoutBankAccounts.bankAccountToken, bankAccountToken),
            applicationsWithin(context.scope),
          ),
        );
      if (!found) return askBeforeAdding(database, bankAccountToken, context.scope);
      return changing(found.applicationId, context, 'Verified', (transaction, parts, act) =>
        verifyAccount(transaction, parts, bankAccountToken, act, context.scope),
      );
    },
  };
};
