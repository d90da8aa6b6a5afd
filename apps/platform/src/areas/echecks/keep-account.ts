import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { bankAccountTokens } from '../../kernel/database/schema/index.ts';
import { bankBehaviorOf, bankNameOf } from '../../processors/simulated/bank-accounts.ts';

/** A bank account as it is typed in. Its numbers go no further than this file. */
export interface TypedAccount {
  readonly accountHolderName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** Checking unless it says otherwise. */
  readonly accountType?: 'checking' | undefined;
}

/** Puts a token in the place of a bank account: of its numbers the last four digits are kept. */
export async function keepBankAccount(
  queryable: Queryable,
  owner: { readonly facilitatorId: string; readonly subMerchantId: string },
  { accountHolderName, routingNumber, accountNumber, accountType = 'checking' }: TypedAccount,
  at: Date,
) {
  const { facilitatorId, subMerchantId } = owner;
  const account = {
    token: newId('bat'),
    facilitatorId,
    subMerchantId,
    accountHolderName,
    accountType,
    bankName: bankNameOf(routingNumber),
    last4: accountNumber.slice(-4),
    behavior: bankBehaviorOf(routingNumber, accountNumber),
    createdAt: at,
  };
  await queryable.insert(bankAccountTokens).values(account);
  return account;
}
