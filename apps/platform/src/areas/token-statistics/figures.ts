import type { Output, reporting, tokenStatistics } from '@payfac/api/contract';
import type { CardBrand } from '@payfac/domain/enumerations';
import { and, countDistinct, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { countOf, sumOf } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { cardTokens, transactions } from '../../kernel/database/schema/index.ts';
import { inSpan } from '../reporting/figures.ts';

const t = transactions;

type Query = HandlerInput<typeof tokenStatistics.get>['query'];

/** Payments with cards of one brand. */
export interface BrandFigures {
  readonly cardBrand: CardBrand;
  readonly tally: Output<typeof reporting.cardTotals>;
}

/** Payments with tokens of one brand, and the number of cards. */
export interface TokenFigures extends BrandFigures {
  /** All tokens, or only single-use tokens, which expire; all others are in the vault. */
  readonly tokens: 'all' | 'single-use';
  readonly cards: number;
}

/** Must match the index of payments by card, so that an index-only scan works. */
const isPaidByCard = sql`${t.capturedAmount} > 0 and ${t.paymentType} <> 'eCheck'
  and ${t.cardBrand} is not null`;

/**
 * Grouped in the index's order, by brand and card, so that it needs no sort and no parallel workers; concurrent
 * statements then have the cores to themselves.
 */
const figuresOf = <Kind extends string>(
  database: Reading,
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

/**
 * Looks up single-use tokens, which have one payment each. One statement, so that both figures are of the same moment.
 */
export function figuresWithToken(
  database: Reading,
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

/** Wallet and terminal payments have a brand but no token. */
export const figuresWithoutToken = (
  database: Reading,
  query: Query,
  context: SessionContext,
): Promise<readonly BrandFigures[]> =>
  figuresOf(database, 'none', [query, context], isNull(t.token));
