import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readInstant } from '../lists/fields.ts';
import type { Services } from '../services.ts';
import type { Point } from './buckets.ts';
import { bucketOf, bucketsOf, type ChartRequest, type ChartRows, spanOf, within } from './span.ts';

/** As many series as a reader can tell apart. */
const mostSeries = 10;

const pointRow = z.object({ key: z.string(), name: z.string(), at: z.string(), count: z.string() });

export interface KeyedSeries {
  key: string;
  name: string;
  points: Point[];
}

/**
 * Counts by bucket, one series per key: the ten largest, in descending order.
 * @throws CallFailure 400 for a span with more buckets than a chart can show.
 */
export async function seriesByKey(
  services: Pick<Services, 'pool' | 'clock'>,
  rows: ChartRows & { readonly key: SQL; readonly name: SQL },
  asked: ChartRequest,
): Promise<KeyedSeries[]> {
  const span = await spanOf(services, rows, asked);
  const found = await services.pool.execute(sql`
    with rows as (
      select ${rows.key} as key, ${rows.name} as name, ${bucketOf(rows.at, asked)} as at
      from ${rows.source}
      where ${rows.condition} and ${within(rows.at, span)} and ${rows.key} is not null
    ), largest as (
      select key, max(name) as name, count(*) as total from rows group by key
      order by total desc, key limit ${mostSeries}
    )
    select largest.key, coalesce(largest.name, largest.key) as name, start as at,
      (select count(*) from rows where rows.key = largest.key and rows.at = start)::text as count
    from largest cross join ${bucketsOf(span, asked)} as buckets
    order by largest.total desc, largest.key, start`);
  const series = new Map<string, KeyedSeries>();
  for (const row of found.rows) {
    const { key, name, at, count } = pointRow.parse(row);
    const known = series.get(key) ?? { key, name, points: [] };
    series.set(key, known);
    known.points.push({ at: readInstant(at), value: Number(count) });
  }
  return [...series.values()];
}
