import type { tokenStatistics as contract, Output } from '@payfac/api/contract';
import { addCents, subtractCents, zeroCents } from '@payfac/domain/money';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { type BrandFigures, figuresWithoutToken, figuresWithToken } from './figures.ts';

type Statistics = Output<typeof contract.get>;
type Tally = Statistics['saved'];

const nothing: Tally = { count: 0, amount: zeroCents };

const plus = (one: Tally, other: Tally): Tally => ({
  count: one.count + other.count,
  amount: addCents(one.amount, other.amount),
});

const sumOf = (figures: readonly BrandFigures[]): Tally =>
  figures.reduce((sum, { tally }) => plus(sum, tally), nothing);

function brandsOf(figures: readonly BrandFigures[]): Statistics['brands'] {
  const all = new Map<BrandFigures['cardBrand'], Tally>();
  for (const { cardBrand, tally } of figures) {
    all.set(cardBrand, plus(all.get(cardBrand) ?? nothing, tally));
  }
  return [...all]
    .map(([cardBrand, tally]) => ({ cardBrand, ...tally }))
    .toSorted((a, b) => b.count - a.count || (a.cardBrand < b.cardBrand ? -1 : 1));
}

export const createTokenStatisticsHandlers = ({ pool }: Services): Handlers<typeof contract> => ({
  get: async ({ query }, context) => {
    const [withToken, withoutToken] = await Promise.all([
      figuresWithToken(pool, query, context),
      figuresWithoutToken(pool, query, context),
    ]);
    const all = withToken.filter(({ tokens }) => tokens === 'all');
    const singleUse = sumOf(withToken.filter(({ tokens }) => tokens === 'single-use'));
    const paid = sumOf(all);
    return {
      saved: {
        count: paid.count - singleUse.count,
        amount: subtractCents(paid.amount, singleUse.amount),
      },
      singleUse,
      cards: all.reduce((sum, { cards }) => sum + cards, 0),
      brands: brandsOf([...all, ...withoutToken]),
    };
  },
});
