import { hidesAuthorizations } from '@payfac/domain/access';
import { and, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { within } from '../../api/scope.ts';
import { transactions, transactionTallies } from '../../database/schema/index.ts';

const t = transactions;
const s = transactionTallies;

const hourMs = 3_600_000;

/** What figures can be asked for. */
export interface FigureQuery {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly subMerchantId?: readonly string[] | undefined;
  readonly spProductId?: readonly string[] | undefined;
}

const column = (name: string): SQL => sql.raw(`figure.${name}`);

/** The columns of a figure source: an operation, or all operations of one kind in an hour. */
export const figureColumns = {
  at: column('at'),
  operation: column('operation'),
  paymentType: column('payment_type'),
  outcome: column('outcome'),
  status: column('status'),
  count: column('count'),
  moved: column('moved'),
  asked: column('asked'),
} as const;

/** Whether sums by the hour can answer: they know nothing of what is kept from a sales clerk. */
export const isSummed = ({ holder }: SessionContext): boolean => !hidesAuthorizations(holder);

const decided = sql`(${t.outcome} = 'success' or ${t.status} = 'declined')`;

const operations = (condition: SQL): SQL => sql`
  select ${t.createdAt} as at, ${t.operation}, ${t.paymentType}, ${t.outcome}, ${t.status},
    1 as count, coalesce(${t.approvedAmount}, ${t.amount}) as moved, ${t.amount} as asked
  from ${t} where ${condition} and ${decided}`;

const floorHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
const ceilHour = (at: Date): Date => new Date(Math.ceil(at.getTime() / hourMs) * hourMs);

/** The whole hours of a span, and the operations before and after them. */
function hoursOf(query: FigureQuery): { whole: SQL | undefined; edges: SQL | undefined } {
  const first = query.from && ceilHour(query.from);
  const last = query.to && floorHour(query.to);
  return {
    whole: and(first && gte(s.hour, first), last && lt(s.hour, last)),
    edges: or(
      first && first > (query.from ?? first) ? lt(t.createdAt, first) : undefined,
      last && last < (query.to ?? last) ? gte(t.createdAt, last) : undefined,
    ),
  };
}

/**
 * Where figures are read from, named `figure`: hourly sums for whole hours, operations for what is left
 * of the span, and operations alone where the sums cannot answer. Both are written in one transaction,
 * so that they never disagree.
 * @param inSpan the condition of the operations themselves.
 * @param byOperation reads the operations alone.
 */
export function figureSource<Q extends FigureQuery>(
  query: Q,
  context: SessionContext,
  inSpan: (query: Q, context: SessionContext) => SQL,
  byOperation = !isSummed(context),
): SQL {
  const all = inSpan(query, context);
  if (byOperation) return sql`(${operations(all)}) as figure`;
  const { scope } = context;
  const { whole, edges } = hoursOf(query);
  const isOfAccounts =
    query.subMerchantId !== undefined || (!scope.everything && scope.subMerchantIds.length > 0);
  const visible = and(
    within(scope, s),
    isOfAccounts ? isNotNull(s.subMerchantId) : isNull(s.subMerchantId),
    query.subMerchantId && inArray(s.subMerchantId, [...query.subMerchantId]),
    query.spProductId && inArray(s.spProductId, [...query.spProductId]),
    whole,
  );
  const sums = sql`
    select ${s.hour} as at, ${s.operation}, ${s.paymentType}, ${s.outcome}, ${s.status},
      ${s.count}, ${s.moved}, ${s.asked}
    from ${s} where ${visible}`;
  const rest = edges && sql` union all ${operations(and(all, edges) ?? edges)}`;
  return sql`(${sums}${rest ?? sql``}) as figure`;
}
