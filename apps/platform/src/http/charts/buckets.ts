import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readInstant } from '../lists/fields.ts';
import type { Services } from '../services.ts';
import { bucketsOf, type ChartRequest, type ChartRows, spanOf, within } from './span.ts';

export interface Point {
  readonly at: Date;
  readonly value: number;
}

/** Aggregates over a bucket's rows, by series name. */
export type Aggregates<N extends string> = Readonly<Record<N, SQL>>;

const bucketRow = z.object({ at: z.string(), values: z.array(z.nullable(z.string())) });

/**
 * Series with one point per bucket of the caller's zone: every bucket of the span, with zero for empty ones.
 * @throws CallFailure 400 for a span with more buckets than a chart can show.
 */
export async function seriesOf<N extends string>(
  services: Pick<Services, 'pool' | 'clock'>,
  rows: ChartRows,
  asked: ChartRequest,
  names: readonly N[],
  aggregates: Aggregates<N>,
): Promise<{ name: N; points: Point[] }[]> {
  const span = await spanOf(services, rows, asked);
  const values = sql.join(
    names.map((name) => sql`(${aggregates[name]})::text`),
    sql`, `,
  );
  // Finds a row's bucket among the buckets' starts, which is far cheaper than computing it from the zone's calendar.
  const found = await services.pool.execute(sql`
    with buckets as materialized (
      select array(select start from ${bucketsOf(span, asked)} as each order by 1) as starts
    ), sums as (
      select width_bucket(${rows.at}, (select starts from buckets)) as place, array[${values}] as values
      from ${rows.source}
      where ${rows.condition} and ${within(rows.at, span)} group by 1
    )
    select bucket as at, coalesce(sums.values, array[]::text[]) as values
    from buckets cross join unnest(buckets.starts) with ordinality as one (bucket, place)
    left join sums on sums.place = one.place order by 1`);
  const buckets = found.rows.map((row) => bucketRow.parse(row));
  return names.map((name, place) => ({
    name,
    points: buckets.map((bucket) => ({
      at: readInstant(bucket.at),
      value: Math.round(Number(bucket.values[place] ?? 0)),
    })),
  }));
}
