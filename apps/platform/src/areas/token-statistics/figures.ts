import type { Output, reporting, tokenStatistics } from '@payfac/api/contract';
import type { CardBrand } from '@payfac/domain/enumerations';
import { and, countDistinct, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { countOf, sumOf } from '../../kernel/database/aggregates.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { cardTokens, transactions } from '../../kernel/database/schema/index.ts';
import { inSpan } from '../reporting/figures.ts';

const t = transactions;

type Query = HandlerInput<typeof tokenStatistics.get>['query'];

/** What was paid by cards of one brand. */
export interface BrandFigures {
  readonly cardBrand: CardBrand;
  readonly tally: Output<typeof reporting.cardTotals>;
}

/** What was paid by tokens of one brand, and by how many cards. */
export interface TokenFigures extends BrandFigures {
  /** Of all tokens, or of those alone that end by themselves; all others are in the vault. */
  readonly tokens: 'all' | 'single-use';
  readonly cards: number;
}

/** As the index of payments by card has it, which serves alone then. */
const isPaidByCard = sql`${t.capturedAmount} > 0 and ${t.paymentType} <> 'eCheck'
  and ${t.cardBrand} is not null`;

/**
 * Counted in the order of the index, brand by brand and card by card, which needs no sorting and no helpers:
 * the statements that run side by side have the cores to themselves.
 */
const figuresOf = <Kind extends string>(
  database: Database,
  kind: Kind,
  [query, context]: readonly [Query, SessionContext],
  isThese: SQL,
) =>
  database
    .select({
      tokens: sql<Kind>`${kind}::text`,
      cardBrand: sql<CardBrand>`${t.cardBrand}`,
      cards: countDistinct(t.token),
      tally: { count: countOf(), amount: sumOf(t.capturedAmount) },
    })
    .from(t)
    .where(and(inSpan(query, context), isPaidByCard, isThese))
    .groupBy(t.cardBrand);

/** Those of single use, one payment each, are looked up. One statement, so that both are of one moment. */
export function figuresWithToken(
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly TokenFigures[]> {
  const asked = [query, context] as const;
  const temporary = database
    .select({ token: cardTokens.token })
    .from(cardTokens)
    .where(isNotNull(cardTokens.expiresAt));
  return unionAll(
    figuresOf<TokenFigures['tokens']>(database, 'all', asked, isNotNull(t.token)),
    figuresOf<TokenFigures['tokens']>(
      database,
      'single-use',
      asked,
      sql`${t.token} in ${temporary}`,
    ),
  );
}

/** Payments by wallets and terminals name a brand and no token. */
export const figuresWithoutToken = (
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly BrandFigures[]> =>
  figuresOf(database, 'none', [query, context], isNull(t.token));
