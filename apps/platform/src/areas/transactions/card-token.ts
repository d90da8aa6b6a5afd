import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { cardTokens, customers } from '../../kernel/database/schema/index.ts';

interface Wanted {
  readonly token: string;
  readonly customerId?: string | undefined;
}

interface Account {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
}

const notValid = () =>
  invalid([{ path: 'token', message: 'Enter the card again. Its token isn’t valid.' }]);

const notACustomer = () =>
  invalid([{ path: 'customerId', message: 'Choose a customer of this account.' }]);

/**
 * A token that may be charged for the account: not deleted, not expired, and not of another account.
 * @throws CallFailure 400
 */
export async function findToken(queryable: Queryable, wanted: Wanted, account: Account) {
  const { facilitatorId, subMerchantId } = account;
  const ofPayer =
    wanted.customerId === undefined
      ? eq(customers.customerId, cardTokens.customerId)
      : eq(customers.customerId, wanted.customerId);
  const [found] = await queryable
    .select({ card: cardTokens, payerId: customers.customerId })
    .from(cardTokens)
    .leftJoin(
      customers,
      and(ofPayer, eq(customers.subMerchantId, subMerchantId), isNull(customers.deletedAt)),
    )
    .where(
      and(
        eq(cardTokens.token, wanted.token),
        eq(cardTokens.facilitatorId, facilitatorId),
        isNull(cardTokens.deletedAt),
      ),
    );
  if (!found) throw notValid();
  const { card, payerId } = found;
  const hasTimedOut = card.expiresAt !== null && card.expiresAt <= new Date();
  const isElsewhere = card.subMerchantId !== null && card.subMerchantId !== subMerchantId;
  const customerId = wanted.customerId ?? card.customerId;
  const isAnothers = card.customerId !== null && card.customerId !== customerId;
  if (hasTimedOut || isElsewhere || isAnothers) throw notValid();
  if (customerId !== null && payerId === null) throw notACustomer();
  return { card, customerId };
}

/** A card saved with the customer; undefined for any other. */
export async function findSavedCard(queryable: Queryable, token: string, customerId: string) {
  const [card] = await queryable
    .select()
    .from(cardTokens)
    .where(
      and(
        eq(cardTokens.token, token),
        eq(cardTokens.customerId, customerId),
        isNull(cardTokens.deletedAt),
      ),
    );
  return card;
}

/** @throws CallFailure 400 for an unknown customer or one of another account. */
export async function requireCustomer(
  queryable: Queryable,
  customerId: string,
  subMerchantId: string,
): Promise<void> {
  const [found] = await queryable
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.customerId, customerId),
        eq(customers.subMerchantId, subMerchantId),
        isNull(customers.deletedAt),
      ),
    );
  if (!found) throw notACustomer();
}

/**
 * Consumes a single-use token in the transaction that writes its payment, so that only one of several concurrent
 * payments succeeds.
 * @throws CallFailure 400 when it was already used.
 */
export async function useToken(transaction: Transaction, token: string): Promise<void> {
  const used = await transaction
    .update(cardTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(cardTokens.token, token), isNull(cardTokens.usedAt)))
    .returning({ token: cardTokens.token });
  if (used.length === 0) throw notValid();
}
