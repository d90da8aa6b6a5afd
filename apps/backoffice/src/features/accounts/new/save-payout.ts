import * as echecks from '@payfac/api/contract/echecks';
import * as payoutAccounts from '@payfac/api/contract/payout-accounts';
import type { Application } from '@payfac/domain/accounts';
import { addPayoutAccount } from '../../../entities/accounts/add-payout-account.ts';
import { send } from '../../../shared/api/connection.ts';
import { again, recordOf } from './saves.ts';
import type { NewAccount } from './schema.ts';

/** Adds the payout account, if one was filled in. */
export async function savePayout(
  application: Application,
  { accountHolderName, routingNumber, accountNumber }: NewAccount['payout'],
): Promise<void> {
  if (!accountHolderName || !routingNumber || !accountNumber) return;
  const { subMerchantId, applicationId } = application;
  const { subMerchantObjId } = recordOf(application);
  await addPayoutAccount(
    {
      tokenize: send(echecks.tokenize),
      add: send(payoutAccounts.add),
      getInfo: send(payoutAccounts.getInfo),
    },
    { applicationId, subMerchantObjId },
    { subMerchantId, accountHolderName, routingNumber, accountNumber, isPreferred: true },
  );
  await again(applicationId);
}
