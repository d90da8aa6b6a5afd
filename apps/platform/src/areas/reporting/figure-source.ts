import { hidesAuthorizations } from '@payfac/domain/access';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import { within } from '../../api/scope.ts';
import type { TallyUnit } from '../../database/schema/figures.ts';
import { transactions, transactionTallies } from '../../database/schema/index.ts';
import { floorDay, type Span, tallySpans } from './tally-spans.ts';

const t = transactions;
const s = transactionTallies;

/** What figures can be asked for. */
export interface FigureQuery {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly subMerchantId?: readonly string[] | undefined;
  readonly spProductId?: readonly string[] | undefined;
}

const column = (name: string): SQL => sql.raw(`figure.${name}`);

/** The columns of a figure source: an operation, or all operations of one kind in a month, a day or an hour. */
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

/** Whether sums can answer: they know nothing of what is kept from a sales clerk. */
export const isSummed = ({ holder }: SessionContext): boolean => !hidesAuthorizations(holder);

const decided = sql`(${t.outcome} = 'success' or ${t.status} = 'declined')`;

const operations = (condition: SQL): SQL => sql`
  select ${t.createdAt} as at, ${t.operation}, ${t.paymentType}, ${t.outcome}, ${t.status},
    1 as count, coalesce(${t.approvedAmount}, ${t.amount}) as moved, ${t.amount} as asked
  from ${t} where ${condition} and ${decided}`;

/** Every span that sums are kept by, the largest first. */
const everyUnit: readonly TallyUnit[] = ['month', 'day', 'hour'];

interface Reading {
  /** Reads the operations alone. By default where the sums cannot answer. */
  readonly byOperation?: boolean;
  /** The sums that may be read, the largest first; all by default. */
  readonly units?: readonly TallyUnit[];
  /** Moments that no row may reach over: of the days they lie in, hours are read. */
  readonly cuts?: readonly Date[];
}

const sumColumns = sql`${s.hour} as at, ${s.operation}, ${s.paymentType}, ${s.outcome}, ${s.status},
  ${s.count}, ${s.moved}, ${s.asked}`;

/** Days within a span that something ends in the middle of. */
const cutDays = (cuts: readonly Date[], { from, to }: Span): readonly string[] =>
  cuts
    .filter((cut) => floorDay(cut) < cut)
    .map(floorDay)
    .filter((day) => (!from || day >= from) && (!to || day < to))
    .map((day) => day.toISOString());

/** The sums of one part of a span. */
function sums(visible: SQL | undefined, part: Span & { unit: TallyUnit }, cuts: readonly Date[]) {
  const { unit, from, to } = part;
  const days = unit === 'day' ? cutDays(cuts, part) : [];
  const among = sql`${sql.param(days)}::timestamptz[]`;
  const whole = and(
    visible,
    eq(s.unit, unit),
    from && gte(s.hour, from),
    to && lt(s.hour, to),
    days.length > 0 ? sql`${s.hour} <> all (${among})` : undefined,
  );
  const read = sql`select ${sumColumns} from ${s} where ${whole}`;
  if (days.length === 0) return read;
  return sql`${read} union all select ${sumColumns}
    from unnest(${among}) as cut (day)
    join ${s} on ${s.hour} >= cut.day and ${s.hour} < cut.day + interval '24 hours'
    where ${and(visible, eq(s.unit, 'hour'))}`;
}

/**
 * Where figures are read from, named `figure`: sums by month, day and hour, operations for what is left
 * of the span, and operations alone where the sums cannot answer. All are written in one transaction, so
 * that they never disagree.
 * @param inSpan the condition of the operations themselves.
 */
export function figureSource<Q extends FigureQuery>(
  query: Q,
  context: SessionContext,
  inSpan: (query: Q, context: SessionContext) => SQL,
  { byOperation = !isSummed(context), units = everyUnit, cuts = [] }: Reading = {},
): SQL {
  const all = inSpan(query, context);
  if (byOperation) return sql`(${operations(all)}) as figure`;
  const { scope } = context;
  const isOfAccounts =
    query.subMerchantId !== undefined || (!scope.everything && scope.subMerchantIds.length > 0);
  const visible = and(
    within(scope, s),
    isOfAccounts ? isNotNull(s.subMerchantId) : isNull(s.subMerchantId),
    query.subMerchantId && inArray(s.subMerchantId, [...query.subMerchantId]),
    query.spProductId && inArray(s.spProductId, [...query.spProductId]),
  );
  const parts = tallySpans(units, query).map(({ unit, from, to }) =>
    unit === 'operation'
      ? operations(
          and(all, from && gte(t.createdAt, from), to && lt(t.createdAt, to)) ?? sql`false`,
        )
      : sums(visible, { unit, from, to }, cuts),
  );
  if (parts.length === 0) return sql`(${operations(sql`false`)}) as figure`;
  return sql`(${sql.join(parts, sql` union all `)}) as figure`;
}
