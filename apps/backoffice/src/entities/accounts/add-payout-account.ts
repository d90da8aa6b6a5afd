import type { Output } from '@payfac/api';
import type { tokenize } from '@payfac/api/contract/echecks';
import type { add, getInfo } from '@payfac/api/contract/payout-accounts';
import type * as z from 'zod/mini';
import { Refusal } from '../../shared/form/problems.ts';

const unknownAccount = 'The bank doesn’t know this account. Check the routing and account numbers.';

/** The calls it takes; a service provider adds by calls of its own. */
export interface PayoutAccountCalls {
  readonly tokenize: (input: {
    readonly body: z.output<typeof tokenize.body>;
  }) => Promise<Output<typeof tokenize>>;
  readonly add: (input: {
    readonly body: z.output<typeof add.body>;
  }) => Promise<Output<typeof add>>;
  readonly getInfo: (input: {
    readonly body: z.output<typeof getInfo.body>;
  }) => Promise<Output<typeof getInfo>>;
}

interface NewPayoutAccount extends z.output<typeof tokenize.body> {
  readonly isPreferred: boolean;
}

interface Place {
  readonly applicationId: string;
  readonly subMerchantObjId: string;
}

/**
 * Adds an account that payouts go to. Its number becomes a token at once, and the bank is asked before
 * the account is added, so that a wrong one never is; afterwards the account is verified.
 * @throws Refusal where the bank doesn't know the account; ApiError.
 */
export async function addPayoutAccount(
  calls: PayoutAccountCalls,
  { applicationId, subMerchantObjId }: Place,
  { isPreferred, ...numbers }: NewPayoutAccount,
): Promise<Output<typeof getInfo>> {
  const { token: bankAccountToken } = await calls.tokenize({ body: numbers });
  const { verification } = await calls.getInfo({ body: { bankAccountToken } });
  if (verification === 'failed') {
    throw new Refusal(unknownAccount, [{ path: 'accountNumber', message: unknownAccount }]);
  }
  const { accountHolderName, routingNumber } = numbers;
  await calls.add({
    body: {
      applicationId,
      subMerchantObjId,
      accountHolderName,
      accountType: 'checking',
      routingNumber,
      bankAccountToken,
      isPreferred,
    },
  });
  return calls.getInfo({ body: { bankAccountToken } });
}
