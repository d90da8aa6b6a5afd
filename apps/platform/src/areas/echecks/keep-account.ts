import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { bankAccountTokens } from '../../kernel/database/schema/index.ts';
import type { Instruments } from '../../processors/instruments.ts';

/** A bank account as entered. Its numbers never leave this file. */
export interface TypedAccount {
  readonly accountHolderName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** Default: checking. */
  readonly accountType?: 'checking' | undefined;
}

/** Tokenizes a bank account; only the last four digits of its number are kept. */
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
