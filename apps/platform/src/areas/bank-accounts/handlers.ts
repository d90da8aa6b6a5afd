import type { bankAccounts as contract } from '@payfac/api/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { bankAccountTokens } from '../../kernel/database/schema/index.ts';
import { changeCustomer } from '../customers/change.ts';
import type { CustomerRow } from '../customers/store.ts';

const b = bankAccountTokens;

/** Saves a token of the account that no other customer has saved. @throws CallFailure 400. */
async function save(
  transaction: Transaction,
  { customerId, facilitatorId, subMerchantId }: CustomerRow,
  bank: { readonly token: string; readonly accountHolderName: string },
): Promise<void> {
  const taken = await transaction
    .update(b)
    .set({ customerId, subMerchantId, accountHolderName: bank.accountHolderName })
    .where(
      and(
        eq(b.token, bank.token),
        eq(b.facilitatorId, facilitatorId),
        or(isNull(b.subMerchantId), eq(b.subMerchantId, subMerchantId)),
        isNull(b.customerId),
        isNull(b.deletedAt),
      ),
    )
    .returning({ token: b.token });
  if (taken.length > 0) return;
  const message = 'Enter the bank account again. Its token isn’t valid.';
  throw invalid([{ path: 'token', message }]);
}

/** @throws CallFailure 404 when the customer doesn't have the bank account. */
async function drop(
  transaction: Transaction,
  { customerId }: CustomerRow,
  token: string,
  at: Date,
): Promise<void> {
  const dropped = await transaction
    .update(b)
    .set({ deletedAt: at })
    .where(and(eq(b.token, token), eq(b.customerId, customerId), isNull(b.deletedAt)))
    .returning({ token: b.token });
  if (dropped.length === 0) throw notFound('The bank account');
}

export const createBankAccountsHandlers = (services: Services): Handlers<typeof contract> => ({
  add: ({ params, body }, context) =>
    changeCustomer(
      services,
      params.id,
      context,
      'Saved a bank account of',
      (transaction, customer) => save(transaction, customer, body),
    ),

  remove: ({ params, body }, context) =>
    changeCustomer(
      services,
      params.id,
      context,
      'Removed a bank account of',
      (transaction, customer, at) => drop(transaction, customer, body.token, at),
    ),
});
