import type { reporting as contract, Output } from '@payfac/api/contract';
import type { Figure } from '@payfac/domain/transactions';
import type { SQL } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { conditionOf } from '../../http/lists/query.ts';
import { sumWhere } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { countedAmount, isCounted } from './counted.ts';
import { figureColumns, figureSource } from './figure-source.ts';
import { totalsOf } from './totals.ts';
import { listOf, type TransactionQuery } from './transaction-list.ts';

/** The filters that every figure supports; the statistics support all filters of the list. */
export type SpanQuery = HandlerInput<typeof contract.cardTotals>['query'];
type StatisticsQuery = HandlerInput<typeof contract.transactionStatistics>['query'];
type Tally = Output<typeof contract.cardTotals>;

/** The operations behind the figures: the rows of the list for the same query. */
export const inSpan = (query: TransactionQuery, context: SessionContext): SQL =>
  conditionOf(listOf(query), query, context);

/** Filters that the hourly, daily and monthly sums support. */
const summed: ReadonlySet<string> = new Set([
  'from',
  'to',
  'subMerchantId',
  'spProductId',
  'provider',
]);

/** Whether a query uses filters that the sums don't support. */
export const isNarrowed = (query: object): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !summed.has(name));

const tally = (figure: Figure) => ({
  count: sumWhere(figureColumns.count, isCounted[figure]).mapWith(Number),
  amount: sumWhere(countedAmount[figure], isCounted[figure]),
});

async function read<S extends Record<string, ReturnType<typeof tally>>>(
  database: Reading,
  asked: S,
  query: StatisticsQuery,
  context: SessionContext,
) {
  const byOperation = isNarrowed(query) ? { byOperation: true } : {};
  const source = figureSource(query, context, inSpan, byOperation);
  const [row] = await database.select(asked).from(source);
  if (!row) throw new Error('An aggregate returned no row.');
  return row;
}

/** Count and amount of card sales, or of successful refunds. */
export async function tallyOf(
  database: Reading,
  which: 'sales' | 'refunds',
  query: SpanQuery,
  context: SessionContext,
): Promise<Tally> {
  const { figure } = await read(database, { figure: tally(which) }, query, context);
  return figure;
}

/** All figures of the statistics in one pass, with the totals of a view if one is named. */
export async function statisticsOf(
  database: Reading,
  query: StatisticsQuery,
  context: SessionContext,
): Promise<Output<typeof contract.transactionStatistics>> {
  const { view, ...narrowed } = query;
  const figures = {
    sales: tally('sales'),
    authorizations: tally('authorizations'),
    refunds: tally('refunds'),
    chargebacks: tally('chargebacks'),
    declined: tally('declined'),
    voided: tally('voided'),
  };
  const [counted, totals] = await Promise.all([
    read(database, figures, narrowed, context),
    view && totalsOf(database, view, inSpan(query, context)),
  ]);
  return totals ? { ...counted, totals } : counted;
}
