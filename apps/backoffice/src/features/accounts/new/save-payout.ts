import type { Application } from '@payfac/domain/accounts';
import { Refusal } from '../../../shared/form/problems.ts';
import { payoutApi as api } from './payout-api.ts';
import { again, recordOf } from './saves.ts';
import type { NewAccount } from './schema.ts';

const unknownAccount = "The bank doesn't know this account. Check the routing and account numbers.";

/**
 * Adds the account that payouts go to. Its number becomes a token at once, and the bank is asked before
 * the account is added, so that a wrong one never is.
 */
export async function savePayout(
  application: Application,
  { accountHolderName, routingNumber, accountNumber }: NewAccount['payout'],
): Promise<void> {
  if (!accountHolderName || !routingNumber || !accountNumber) return;
  const { subMerchantId, applicationId } = application;
  const { token: bankAccountToken } = await api.echecks.tokenize({
    body: { subMerchantId, accountHolderName, routingNumber, accountNumber },
  });
  const { verification } = await api.payoutAccounts.getInfo({ body: { bankAccountToken } });
  if (verification === 'failed') {
    throw new Refusal(unknownAccount, [{ path: 'accountNumber', message: unknownAccount }]);
  }
  const { subMerchantObjId } = recordOf(application);
  await api.payoutAccounts.add({
    body: {
      applicationId,
      subMerchantObjId,
      accountHolderName,
      accountType: 'checking',
      routingNumber,
      bankAccountToken,
      isPreferred: true,
    },
  });
  await api.payoutAccounts.getInfo({ body: { bankAccountToken } });
  await again(applicationId);
}
