import { hidesAuthorizations } from '@payfac/domain/access';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { within } from '../../http/scope.ts';
import type { TallyUnit } from '../../kernel/database/schema/figures.ts';
import { transactions, transactionTallies } from '../../kernel/database/schema/index.ts';
import { shownAmount } from '../../kernel/database/schema/signed-amount.ts';
import { type CutDay, cutDays } from './cut-days.ts';
import { type Span, tallySpans } from './tally-spans.ts';

const t = transactions;
const s = transactionTallies;

/** The filters for figures. */
export interface FigureQuery {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly subMerchantId?: readonly string[] | undefined;
  readonly spProductId?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
}

const column = (name: string): SQL => sql.raw(`figure.${name}`);

/** The columns of a figure source: one row per operation, or per kind of operation in a month, day or hour. */
export const figureColumns = {
  at: column('at'),
  operation: column('operation'),
  paymentType: column('payment_type'),
  outcome: column('outcome'),
  status: column('status'),
  count: column('count'),
  captured: column('captured'),
  shown: column('shown'),
} as const;

/** Whether the sums can be used: they can't leave out what is hidden from a sales clerk. */
export const isSummed = ({ holder }: SessionContext): boolean => !hidesAuthorizations(holder);

const decided = sql`(${t.outcome} = 'success' or ${t.status} = 'declined')`;

const operations = (condition: SQL): SQL => sql`
  select ${t.createdAt} as at, ${t.operation}, ${t.paymentType}, ${t.outcome},
    case when ${t.capturedAmount} > 0 then 'taken' when ${t.status} = 'declined' then 'declined' else 'other' end as status,
    1 as count, ${t.capturedAmount} as captured, ${shownAmount(t)} as shown
  from ${t} where ${condition} and ${decided}`;

/** The units of the sums, largest first. */
const everyUnit: readonly TallyUnit[] = ['month', 'day', 'hour'];

interface Reading {
  /** Reads only operations. Default: when the sums can't be used. */
  readonly byOperation?: boolean;
  /** The units to read, largest first. Default: all. */
  readonly units?: readonly TallyUnit[];
  /** Ascending moments at which buckets end; days that contain one are read by the hour. */
  readonly cuts?: readonly Date[];
}

const kind = sql`${s.operation}, ${s.paymentType}, ${s.outcome}, ${s.status}`;
const figures = sql`${s.count}, ${s.captured}, ${s.shown}`;

const instants = (moments: readonly Date[]): SQL =>
  sql`${sql.param(moments.map((moment) => moment.toISOString()))}::timestamptz[]`;

/** Daily sums. A cut day's sum counts at its main bucket, and its stray hours are moved to theirs. */
function sumsOfDays(
  ofDays: SQL | undefined,
  ofHours: SQL | undefined,
  cut: readonly CutDay[],
): SQL {
  const strays = cut.flatMap((day) => day.strays);
  return sql`
    select coalesce(cut.counts_at, ${s.hour}) as at, ${kind}, ${figures} from ${s}
      left join unnest(${instants(cut.map(({ day }) => day))}, ${instants(cut.map(({ countsAt }) => countsAt))})
        as cut (day, counts_at) on cut.day = ${s.hour}
      where ${ofDays}
    union all
    select case sign when 1 then belongs_at else counted_at end, operation, payment_type, outcome, status,
      sign * count, sign * captured, sign * shown
    from (
      select stray.belongs_at, stray.counted_at, ${kind},
        sum(${s.count})::bigint as count, sum(${s.captured}) as captured, sum(${s.shown}) as shown
      from unnest(${instants(strays.map(({ from }) => from))}, ${instants(strays.map(({ to }) => to))},
        ${instants(strays.map(({ countedAt }) => countedAt))}) as stray (belongs_at, until, counted_at)
      join ${s} on ${s.hour} >= stray.belongs_at and ${s.hour} < stray.until
      where ${ofHours} group by 1, 2, 3, 4, 5, 6
    ) as strayed cross join (values (1), (-1)) as signs (sign)`;
}

/** The sums for one part of a span. */
function sums(visible: SQL | undefined, part: Span & { unit: TallyUnit }, cuts: readonly Date[]) {
  const { unit, from, to } = part;
  const of = (one: TallyUnit): SQL | undefined => and(visible, eq(s.unit, one));
  const whole = and(of(unit), from && gte(s.hour, from), to && lt(s.hour, to));
  const cut = unit === 'day' ? cutDays(cuts, part) : [];
  if (cut.length > 0) return sumsOfDays(whole, of('hour'), cut);
  return sql`select ${s.hour} as at, ${kind}, ${figures} from ${s} where ${whole}`;
}

/**
 * The rows that figures are read from, named `figure`: sums by month, day and hour, single operations for the rest of
 * the span, and only operations when the sums can't be used. They are written in one transaction, so they always agree.
 * @param inSpan the condition on the operations.
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
    query.provider && sql`${s.provider} = any(${sql.param([...query.provider])}::text[])`,
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
