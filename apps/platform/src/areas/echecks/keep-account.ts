import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { bankAccountTokens } from '../../kernel/database/schema/index.ts';
import type { Instruments } from '../../processors/instruments.ts';

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
  { database, instruments }: { readonly database: Queryable; readonly instruments: Instruments },
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
    ...instruments.bankOf({ routingNumber, accountNumber }),
    last4: accountNumber.slice(-4),
    createdAt: at,
  };
  await database.insert(bankAccountTokens).values(account);
  return account;
}
