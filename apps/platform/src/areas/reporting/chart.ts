import type { reporting as contract, Output } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import type { ChartPeriod } from '@payfac/domain/time';
import { and, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../api/context.ts';
import { invalid } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { readInstant } from '../../api/lists/fields.ts';
import type { Services } from '../../api/services.ts';
import { transactions } from '../../database/schema/index.ts';
import { inSpan, movedAmount, sold, succeeded } from './figures.ts';

type ChartInput = HandlerInput<typeof contract.transactionCharts>;
type Chart = Output<typeof contract.transactionCharts>;

const t = transactions;

/** As many points as a chart, and a person, can use. */
const mostBuckets = 2000;

const units = {
  hourly: { unit: 'hour', step: '1 hour', shortestMs: 3_600_000 },
  daily: { unit: 'day', step: '1 day', shortestMs: 23 * 3_600_000 },
  weekly: { unit: 'week', step: '1 week', shortestMs: 167 * 3_600_000 },
  monthly: { unit: 'month', step: '1 month', shortestMs: 27.9 * 86_400_000 },
} as const satisfies Readonly<Record<ChartPeriod, object>>;

const bucketRow = z.object({ at: z.string(), amount: z.string(), count: z.string() });

/** The span asked for; without a beginning, from the first row; without an end, to now. */
async function spanOf(
  { database, clock }: Services,
  { query }: ChartInput,
  context: SessionContext,
) {
  const to = query.to ?? (await clock.now());
  if (query.from) return { from: query.from, to };
  const [first] = await database
    .select({ at: sql<Date | null>`min(${t.createdAt})`.mapWith(t.createdAt) })
    .from(t)
    .where(inSpan(query, context));
  return { from: first?.at ?? to, to };
}

/**
 * Volume and count by period, in buckets of the caller's zone: every bucket of the span, those with
 * nothing in them as zero.
 * @throws CallFailure 400 for a span of more buckets than a chart can show.
 */
export async function chartOf(
  services: Services,
  input: ChartInput,
  context: SessionContext,
): Promise<Chart> {
  const { query, params } = input;
  const { from, to } = await spanOf(services, input, context);
  const { unit, step, shortestMs } = units[params.period];
  if ((to.getTime() - from.getTime()) / shortestMs > mostBuckets) {
    const message = `Choose a shorter span or a longer period: at most ${mostBuckets} points.`;
    throw invalid([{ path: 'from', message }]);
  }
  const zone = context.timeZone;
  const which = query.operation ? succeeded(...query.operation) : sold;
  const condition = and(inSpan({ ...query, from, to }, context), which);
  const last = new Date(to.getTime() - 1);
  const { rows } = await services.database.execute(sql`
    with sums as (
      select date_trunc(${unit}, ${t.createdAt}, ${zone}) as at,
             sum(${movedAmount}) as amount, count(*) as count
      from ${t} where ${condition} group by 1
    )
    select bucket as at, coalesce(amount, 0)::text as amount, coalesce(count, 0)::text as count
    from generate_series(date_trunc(${unit}, ${from.toISOString()}::timestamptz, ${zone}),
                         ${last.toISOString()}::timestamptz, ${step}::interval, ${zone}) as bucket
    left join sums on sums.at = bucket order by 1`);
  const buckets = rows.map((row) => bucketRow.parse(row));
  return {
    series: [
      {
        name: 'Amount',
        points: buckets.map(({ at, amount }) => ({
          at: readInstant(at),
          value: cents(Number(amount)),
        })),
      },
      {
        name: 'Count',
        points: buckets.map(({ at, count }) => ({ at: readInstant(at), value: Number(count) })),
      },
    ],
  };
}
