import { randomBytes } from 'node:crypto';
import type { FieldProblem } from '@payfac/domain/validation';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CardFieldsContext } from '../../areas/tokenization/context.ts';
import { requireTokenizationRoom } from '../../areas/tokenization/rate-limit.ts';
import { tokenSessionLifeMs } from '../../areas/tokenization/vault.ts';
import { invalid } from '../../http/failures.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { cardTokens, tokenSessions } from '../../kernel/database/schema/index.ts';
import type { Instruments } from '../../processors/instruments.ts';
import { shapeOf } from '../card/brands.ts';
import { checkCode, checkExpiration, checkNumber } from '../card/check.ts';
import type { Tokenized } from './protocol.ts';

/** The card fields' request body. Missing parts get the fields' own messages. */
export const cardSchema = z.strictObject({
  context: z.string().check(z.maxLength(4000)),
  cardNumber: z.string().check(z.maxLength(40)),
  expirationMonth: z.optional(z.int()),
  expirationYear: z.optional(z.int()),
  cvv: z.string().check(z.maxLength(10)),
});

export type PostedCard = z.output<typeof cardSchema>;
type Token = Omit<Extract<Tokenized, { readonly ok: true }>, 'ok'>;

/** The time on both clocks. */
export interface Now {
  readonly security: Date;
  readonly business: Date;
}

const enterExpiration = 'Enter the expiration date.';

function problemsOf(card: PostedCard, now: Date): FieldProblem[] {
  const { cardNumber, expirationMonth: month, expirationYear: year, cvv } = card;
  const messages = {
    number: checkNumber(cardNumber),
    expiry:
      month === undefined || year === undefined
        ? enterExpiration
        : checkExpiration({ month, year }, now),
    cvv: checkCode(cvv, shapeOf(cardNumber)),
  };
  return Object.entries(messages).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  );
}

/**
 * Tokenizes a card. Of its number and security code, only the last four digits and, for test cards, their behavior are
 * stored.
 * @throws CallFailure 400 with one problem per field; 429 over the account's rate limit.
 */
export async function tokenizeCard(
  { database, instruments }: { readonly database: Database; readonly instruments: Instruments },
  { facilitatorId, subMerchantId, tokenSessionId, page }: CardFieldsContext,
  card: PostedCard,
  now: Now,
): Promise<Token> {
  const problems = problemsOf(card, now.security);
  const shape = shapeOf(card.cardNumber);
  const { expirationMonth, expirationYear } = card;
  if (problems.length > 0 || !shape || !expirationMonth || !expirationYear) {
    throw invalid(problems);
  }
  const testCard = instruments.cardOf(card.cardNumber);
  const token = `tok_${randomBytes(16).toString('hex')}`;
  const last4 = card.cardNumber.slice(-4);
  await inTransaction(database, async (transaction) => {
    await requireTokenizationRoom(transaction, { facilitatorId, subMerchantId, page });
    await transaction.insert(cardTokens).values({
      token,
      facilitatorId,
      subMerchantId,
      brand: shape.brand,
      kind: testCard?.kind ?? 'CREDIT',
      last4,
      expirationMonth,
      expirationYear,
      cardBehavior: testCard?.behavior ?? null,
      cvvBehavior: instruments.cvvBehaviorOf(card.cvv) ?? null,
      expiresAt: new Date(now.security.getTime() + tokenSessionLifeMs),
      createdAt: now.business,
    });
    await transaction
      .update(tokenSessions)
      .set({ token, tokenCount: sql`${tokenSessions.tokenCount} + 1` })
      .where(eq(tokenSessions.tokenSessionId, tokenSessionId));
  });
  return {
    token,
    cardBrand: shape.brand,
    truncatedCardNumber: last4,
    expirationMonth,
    expirationYear,
  };
}
