import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import {
  bankAccountTokens,
  cardTokens,
  customers,
  type hostedPayments,
  transactions,
} from '../../kernel/database/schema/index.ts';
import type { TransactionRow } from '../transactions/store.ts';
import type { HostedSessionRow } from './store.ts';

interface Kept {
  readonly session: HostedSessionRow;
  readonly payment: typeof hostedPayments.$inferSelect;
  readonly token: string;
  readonly row: TransactionRow | undefined;
}

async function newCustomer(
  transaction: Transaction,
  { session, payment: { payer } }: Kept,
  at: Date,
): Promise<string> {
  const customerId = newId('cus');
  const { facilitatorId, spProductId, subMerchantId } = session;
  await transaction.insert(customers).values({
    customerId,
    facilitatorId,
    spProductId,
    subMerchantId,
    name: payer.name,
    email: payer.email ?? session.email,
    mobileNumber: payer.phone ?? session.mobileNumber,
    street: payer.billing?.street ?? null,
    city: payer.billing?.city ?? null,
    state: payer.billing?.state ?? null,
    zip: payer.billing?.zip ?? payer.zip ?? null,
    createdAt: at,
    updatedAt: at,
  });
  return customerId;
}

/**
 * Saves the payer's card or bank account with their customer, and creates the customer if the page names none.
 * @returns the customer.
 */
export async function keepMethod(transaction: Transaction, kept: Kept, at: Date): Promise<string> {
  const { session, payment, token, row } = kept;
  const customerId = session.customerId ?? (await newCustomer(transaction, kept, at));
  const [saved] = await transaction
    .select({ count: count() })
    .from(cardTokens)
    .where(and(eq(cardTokens.customerId, customerId), isNull(cardTokens.deletedAt)));
  await transaction
    .update(cardTokens)
    .set({
      customerId,
      expiresAt: null,
      cardHolderName: payment.payer.name,
      isDefault: saved?.count === 0,
    })
    .where(eq(cardTokens.token, token));
  await transaction
    .update(bankAccountTokens)
    .set({ customerId })
    .where(eq(bankAccountTokens.token, token));
  if (row) {
    await transaction
      .update(transactions)
      .set({ customerId })
      .where(eq(transactions.transactionId, row.transactionId));
  }
  return customerId;
}
