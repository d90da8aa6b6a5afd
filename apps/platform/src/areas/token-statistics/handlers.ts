import type { tokenStatistics as contract } from '@payfac/api/contract';
import { and, countDistinct, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import { countOf, countWhere, sumOf, sumWhere } from '../../database/aggregates.ts';
import { cardTokens, transactions } from '../../database/schema/index.ts';
import { inSpan, movedAmount, sold } from '../reporting/figures.ts';

const t = transactions;

/** A token that ends by itself was made for one payment; all others are in the vault. */
const isSingleUse = sql`${cardTokens.expiresAt} is not null`;
const isSaved = sql`${cardTokens.expiresAt} is null`;

export const createTokenStatisticsHandlers = ({
  database,
}: Services): Handlers<typeof contract> => ({
  get: async ({ query }, context) => {
    const paid = and(inSpan(query, context), sold, isNotNull(t.cardBrand));
    const [totals] = await database
      .select({
        saved: { count: countWhere(isSaved), amount: sumWhere(movedAmount, isSaved) },
        singleUse: { count: countWhere(isSingleUse), amount: sumWhere(movedAmount, isSingleUse) },
        cards: countDistinct(t.token),
      })
      .from(t)
      .innerJoin(cardTokens, eq(cardTokens.token, t.token))
      .where(paid);
    if (!totals) throw new Error('An aggregate answered no row.');
    const brands = await database
      .select({ cardBrand: t.cardBrand, count: countOf(), amount: sumOf(movedAmount) })
      .from(t)
      .where(paid)
      .groupBy(t.cardBrand)
      .orderBy(desc(sql`count(*)`), t.cardBrand);
    return {
      ...totals,
      brands: brands.flatMap(({ cardBrand, ...tally }) =>
        cardBrand === null ? [] : [{ cardBrand, ...tally }],
      ),
    };
  },
});
