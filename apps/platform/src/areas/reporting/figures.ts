import type { reporting as contract, Output } from '@payfac/api/contract';
import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { from, oneOf, until } from '../../api/lists/filters.ts';
import { sumWhere } from '../../database/aggregates.ts';
import type { Queryable } from '../../database/connection.ts';
import { transactions } from '../../database/schema/index.ts';
import { visibleTo } from '../transactions/store.ts';
import { figureColumns, figureSource } from './figure-source.ts';

const t = transactions;

export type SpanQuery = HandlerInput<typeof contract.cardTotals>['query'];
type Tally = Output<typeof contract.cardTotals>;
type Operation = (typeof t.$inferSelect)['operation'];

/** What an operation moved: of a partial approval, what was approved. */
export const movedAmount: SQL = sql`coalesce(${t.approvedAmount}, ${t.amount})`;

/** The operations that figures are made of: what the person may see, in the span and accounts asked for. */
export const inSpan = (query: SpanQuery, context: SessionContext): SQL =>
  and(
    visibleTo(context),
    query.from && from(t.createdAt)(query.from),
    query.to && until(t.createdAt)(query.to),
    query.subMerchantId && oneOf(t.subMerchantId)(query.subMerchantId),
    query.spProductId && oneOf(t.spProductId)(query.spProductId),
  ) ?? sql`false`;

/** The columns that conditions of figures are about, of operations and of their hourly sums alike. */
interface Columns {
  readonly operation: SQLWrapper;
  readonly outcome: SQLWrapper;
  readonly paymentType: SQLWrapper;
}

const conditionsOn = ({ operation, outcome, paymentType }: Columns) => {
  const succeeded = (...operations: readonly Operation[]): SQL =>
    and(inArray(operation, [...operations]), sql`${outcome} = 'success'`) ?? sql`false`;
  const byCard = (condition: SQL): SQL =>
    and(condition, sql`${paymentType} <> 'eCheck'`) ?? sql`false`;
  return {
    succeeded,
    /** Card volume is money taken by card: sales, and captures of what was authorized before. */
    sold: byCard(succeeded('sale', 'capture')),
    refunded: byCard(succeeded('refund')),
  };
};

export const { succeeded, sold, refunded } = conditionsOn(t);
const f = figureColumns;
export const ofFigures = conditionsOn(f);

const tally = (condition: SQL, amount: SQLWrapper = f.moved) => ({
  count: sumWhere(f.count, condition).mapWith(Number),
  amount: sumWhere(amount, condition),
});

async function read<S extends Record<string, ReturnType<typeof tally>>>(
  database: Queryable,
  asked: S,
  query: SpanQuery,
  context: SessionContext,
) {
  const [row] = await database.select(asked).from(figureSource(query, context, inSpan));
  if (!row) throw new Error('An aggregate answered no row.');
  return row;
}

/** Approved card sales, or successful refunds, in one row. */
export async function tallyOf(
  database: Queryable,
  which: 'sold' | 'refunded',
  query: SpanQuery,
  context: SessionContext,
): Promise<Tally> {
  const { figure } = await read(database, { figure: tally(ofFigures[which]) }, query, context);
  return figure;
}

/** All figures of the statistics, in one pass. */
export const statisticsOf = (
  database: Queryable,
  query: SpanQuery,
  context: SessionContext,
): Promise<Output<typeof contract.transactionStatistics>> =>
  read(
    database,
    {
      sales: tally(ofFigures.sold),
      authorizations: tally(ofFigures.succeeded('auth')),
      refunds: tally(ofFigures.refunded),
      chargebacks: tally(ofFigures.succeeded('chargeback')),
      declined: tally(sql`${f.status} = 'declined'`, f.asked),
      voided: tally(ofFigures.succeeded('void'), f.asked),
    },
    query,
    context,
  );
