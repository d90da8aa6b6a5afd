import type { Output, reporting, tokenStatistics } from '@payfac/api/contract';
import type { CardBrand } from '@payfac/domain/enumerations';
import { and, countDistinct, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { countOf, sumOf } from '../../database/aggregates.ts';
import type { Database } from '../../database/connection.ts';
import { cardTokens, transactions } from '../../database/schema/index.ts';
import { inSpan, movedAmount } from '../reporting/figures.ts';

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

/** As the index of payments by card has it, which answers alone then. */
const isPaidByCard = sql`${t.operation} in ('sale', 'capture') and ${t.outcome} = 'success'
  and ${t.paymentType} <> 'eCheck' and ${t.cardBrand} is not null`;

const paid = (query: Query, context: SessionContext, isThese: SQL): SQL =>
  and(inSpan(query, context), isPaidByCard, isThese) ?? isPaidByCard;

const brandFigures = {
  cardBrand: sql<CardBrand>`${t.cardBrand}`,
  tally: { count: countOf(), amount: sumOf(movedAmount) },
};

/**
 * All tokens are counted in the order of the index, brand by brand and card by card, which needs no
 * sorting; those of single use, one payment each, are looked up. One statement, so that both are of one
 * moment.
 */
export function figuresWithToken(
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly TokenFigures[]> {
  const figuresOf = (tokens: TokenFigures['tokens'], isThese: SQL) =>
    database
      .select({
        tokens: sql<TokenFigures['tokens']>`${tokens}::text`,
        cards: countDistinct(t.token),
        ...brandFigures,
      })
      .from(t)
      .where(paid(query, context, isThese))
      .groupBy(t.cardBrand);
  const temporary = database
    .select({ token: cardTokens.token })
    .from(cardTokens)
    .where(isNotNull(cardTokens.expiresAt));
  return unionAll(
    figuresOf('all', isNotNull(t.token)),
    figuresOf('single-use', sql`${t.token} in ${temporary}`),
  );
}

/** Payments by wallets and terminals name a brand and no token. */
export const figuresWithoutToken = (
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly BrandFigures[]> =>
  database
    .select(brandFigures)
    .from(t)
    .where(paid(query, context, isNull(t.token)))
    .groupBy(t.cardBrand);
