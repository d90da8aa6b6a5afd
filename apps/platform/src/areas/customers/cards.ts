import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { invalid, notFound } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { cardTokens } from '../../kernel/database/schema/index.ts';
import type { CustomerRow } from './store.ts';

/** A customer's cards change under the customer's row lock, so that there is at most one default. */

const saved = (customer: CustomerRow) =>
  and(eq(cardTokens.customerId, customer.customerId), isNull(cardTokens.deletedAt));

async function savedCards(transaction: Transaction, customer: CustomerRow) {
  return transaction
    .select({ token: cardTokens.token, isDefault: cardTokens.isDefault })
    .from(cardTokens)
    .where(saved(customer))
    .orderBy(asc(cardTokens.createdAt), asc(cardTokens.token));
}

/** @throws CallFailure 404 when the customer doesn't have the card. */
export async function makeDefault(
  transaction: Transaction,
  customer: CustomerRow,
  token: string,
): Promise<void> {
  const cards = await savedCards(transaction, customer);
  if (!cards.some((card) => card.token === token)) throw notFound('The card');
  await transaction.update(cardTokens).set({ isDefault: false }).where(saved(customer));
  await transaction.update(cardTokens).set({ isDefault: true }).where(eq(cardTokens.token, token));
}

/** Saves a token from the hosted fields. The first card is the default. @throws CallFailure 400. */
export async function saveCard(
  transaction: Transaction,
  customer: CustomerRow,
  card: { readonly token: string; readonly cardHolderName: string; readonly isDefault: boolean },
): Promise<void> {
  const before = await savedCards(transaction, customer);
  const taken = await transaction
    .update(cardTokens)
    .set({
      customerId: customer.customerId,
      subMerchantId: customer.subMerchantId,
      cardHolderName: card.cardHolderName,
      expiresAt: null,
    })
    .where(
      and(
        eq(cardTokens.token, card.token),
        eq(cardTokens.facilitatorId, customer.facilitatorId),
        or(isNull(cardTokens.subMerchantId), eq(cardTokens.subMerchantId, customer.subMerchantId)),
        isNull(cardTokens.customerId),
        isNull(cardTokens.deletedAt),
        or(isNull(cardTokens.expiresAt), gt(cardTokens.expiresAt, new Date())),
      ),
    )
    .returning({ token: cardTokens.token });
  if (taken.length === 0) {
    throw invalid([{ path: 'token', message: 'Enter the card again. Its token isn’t valid.' }]);
  }
  if (card.isDefault || before.length === 0) await makeDefault(transaction, customer, card.token);
}

/** Removes a card; if it was the default, the oldest remaining card becomes it. @throws CallFailure 404. */
export async function dropCard(
  transaction: Transaction,
  customer: CustomerRow,
  token: string,
  at: Date,
): Promise<void> {
  const cards = await savedCards(transaction, customer);
  const dropped = cards.find((card) => card.token === token);
  if (!dropped) throw notFound('The card');
  await transaction
    .update(cardTokens)
    .set({ deletedAt: at, isDefault: false })
    .where(eq(cardTokens.token, token));
  const next = cards.find((card) => card.token !== token);
  if (dropped.isDefault && next) await makeDefault(transaction, customer, next.token);
}
