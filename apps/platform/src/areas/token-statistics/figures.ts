import type { Output, reporting, tokenStatistics } from '@payfac/api/contract';
import type { CardBrand } from '@payfac/domain/enumerations';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
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

/** What was paid by tokens of one brand and kind, and by how many cards. */
export interface TokenFigures extends BrandFigures {
  /** A token that ends by itself was made for one payment; all others are in the vault. */
  readonly isSingleUse: boolean;
  readonly cards: number;
}

/** As the index of payments by card has it, which answers alone then. */
const isPaidByCard = sql`${t.operation} in ('sale', 'capture') and ${t.outcome} = 'success'
  and ${t.paymentType} <> 'eCheck' and ${t.cardBrand} is not null`;

const paid = (query: Query, context: SessionContext, isThese: SQL): SQL =>
  and(inSpan(query, context), isPaidByCard, isThese) ?? isPaidByCard;

/** Added up card by card, in the order of the index, before anything is counted. */
export async function figuresWithToken(
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly TokenFigures[]> {
  const byCard = database
    .select({
      token: t.token,
      cardBrand: sql<CardBrand>`${t.cardBrand}`.as('card_brand'),
      payments: sql`count(*)`.as('payments'),
      moved: sql`sum(${movedAmount})`.as('moved'),
    })
    .from(t)
    .where(paid(query, context, isNotNull(t.token)))
    .groupBy(t.token, t.cardBrand)
    .as('by_card');
  const singleUse = database
    .select({ token: cardTokens.token })
    .from(cardTokens)
    .where(isNotNull(cardTokens.expiresAt))
    .as('single_use');
  const isSingleUse = sql<boolean>`${singleUse.token} is not null`;
  return database
    .select({
      cardBrand: byCard.cardBrand,
      isSingleUse,
      cards: countOf(),
      tally: { count: sql`sum(${byCard.payments})`.mapWith(Number), amount: sumOf(byCard.moved) },
    })
    .from(byCard)
    .leftJoin(singleUse, eq(singleUse.token, byCard.token))
    .groupBy(byCard.cardBrand, isSingleUse);
}

/** Payments by wallets and terminals name a brand and no token. */
export const figuresWithoutToken = (
  database: Database,
  query: Query,
  context: SessionContext,
): Promise<readonly BrandFigures[]> =>
  database
    .select({
      cardBrand: sql<CardBrand>`${t.cardBrand}`,
      tally: { count: countOf(), amount: sumOf(movedAmount) },
    })
    .from(t)
    .where(paid(query, context, isNull(t.token)))
    .groupBy(t.cardBrand);
