import type { reporting as contract, Output } from '@payfac/api/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { from, oneOf, until } from '../../api/lists/filters.ts';
import { countWhere, sumWhere } from '../../database/aggregates.ts';
import type { Queryable } from '../../database/connection.ts';
import { transactions } from '../../database/schema/index.ts';
import { visibleTo } from '../transactions/store.ts';

const t = transactions;

type SpanQuery = HandlerInput<typeof contract.cardTotals>['query'];
type Tally = Output<typeof contract.cardTotals>;

/** What an operation moved: of a partial approval, what was approved. */
export const movedAmount: SQL = sql`coalesce(${t.approvedAmount}, ${t.amount})`;

/** The rows that figures are made of: what the person may see, in the span and accounts asked for. */
export const inSpan = (query: SpanQuery, context: SessionContext): SQL =>
  and(
    visibleTo(context),
    query.from && from(t.createdAt)(query.from),
    query.to && until(t.createdAt)(query.to),
    query.subMerchantId && oneOf(t.subMerchantId)(query.subMerchantId),
    query.spProductId && oneOf(t.spProductId)(query.spProductId),
  ) ?? sql`false`;

type Operation = (typeof t.$inferSelect)['operation'];

export const succeeded = (...operations: readonly Operation[]): SQL =>
  and(inArray(t.operation, [...operations]), sql`${t.outcome} = 'success'`) ?? sql`false`;

const byCard = (condition: SQL): SQL =>
  and(condition, sql`${t.paymentType} <> 'eCheck'`) ?? sql`false`;

/** Card volume is money taken by card: sales, and captures of what was authorized before. */
export const sold = byCard(succeeded('sale', 'capture'));
export const refunded = byCard(succeeded('refund'));

/** Approved card sales, or successful refunds, in one row. */
export async function tallyOf(
  database: Queryable,
  which: SQL,
  query: SpanQuery,
  context: SessionContext,
): Promise<Tally> {
  const [row] = await database
    .select({ count: countWhere(which), amount: sumWhere(movedAmount, which) })
    .from(t)
    .where(inSpan(query, context));
  if (!row) throw new Error('An aggregate answered no row.');
  return row;
}

/** All figures of the statistics, in one pass over the rows. */
export async function statisticsOf(
  database: Queryable,
  query: SpanQuery,
  context: SessionContext,
): Promise<Output<typeof contract.transactionStatistics>> {
  const conditions = {
    sales: sold,
    authorizations: succeeded('auth'),
    refunds: refunded,
    chargebacks: succeeded('chargeback'),
    declined: sql`${t.status} = 'declined'`,
    voided: succeeded('void'),
  };
  const asked = (condition: SQL) => sumWhere(t.amount, condition);
  const [row] = await database
    .select({
      sales: { count: countWhere(sold), amount: sumWhere(movedAmount, sold) },
      authorizations: {
        count: countWhere(conditions.authorizations),
        amount: sumWhere(movedAmount, conditions.authorizations),
      },
      refunds: { count: countWhere(refunded), amount: sumWhere(movedAmount, refunded) },
      chargebacks: {
        count: countWhere(conditions.chargebacks),
        amount: sumWhere(movedAmount, conditions.chargebacks),
      },
      declined: { count: countWhere(conditions.declined), amount: asked(conditions.declined) },
      voided: { count: countWhere(conditions.voided), amount: asked(conditions.voided) },
    })
    .from(t)
    .where(inSpan(query, context));
  if (!row) throw new Error('An aggregate answered no row.');
  return row;
}
