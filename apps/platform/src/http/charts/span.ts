import type { ChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { invalid } from '../failures.ts';
import { readInstant } from '../lists/fields.ts';
import type { Services } from '../services.ts';
import { periodStart, periodStarts } from './periods.ts';

/** The most points that a chart, and its reader, can use. */
const mostBuckets = 2000;

const shortestMs = {
  hourly: 1_800_000,
  daily: 23 * 3_600_000,
  weekly: 167 * 3_600_000,
  monthly: 27.9 * 86_400_000,
} as const satisfies Readonly<Record<ChartPeriod, number>>;

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The rows of a chart. */
export interface ChartRows {
  /** Tables and joins, without `from`. */
  readonly source: SQL;
  /** The column that decides a row's bucket. */
  readonly at: SQL;
  readonly condition: SQL;
}

export interface ChartRequest {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly period: ChartPeriod;
  /** The caller's IANA zone. */
  readonly zone: string;
}

const startRow = z.object({ at: z.string() });
const firstRow = z.object({ at: z.nullable(z.string()) });

/** The time of the first row, if there is one. */
export async function firstOf(
  { pool }: Pick<Services, 'pool'>,
  { source, at, condition }: ChartRows,
): Promise<Date | undefined> {
  const { rows } = await pool.execute(
    sql`select min(${at})::text as at from ${source} where ${condition}`,
  );
  const text = firstRow.parse(rows[0]).at;
  return text === null ? undefined : readInstant(text);
}

/**
 * The requested span. Default start: the first row. Default end: now.
 * @throws CallFailure 400 for a span with more buckets than a chart can show.
 */
export async function spanOf(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  rows: ChartRows,
  { from, to: until, period }: ChartRequest,
): Promise<Span> {
  const to = until ?? (await clock.now());
  const span = { from: from ?? (await firstOf({ pool }, rows)) ?? to, to };
  if ((to.getTime() - span.from.getTime()) / shortestMs[period] > mostBuckets) {
    const message = `Choose a shorter span or a longer period: at most ${mostBuckets} points.`;
    throw invalid([{ path: 'from', message }]);
  }
  return span;
}

/** The start of every bucket within a span, in the caller's zone. */
export const bucketsOf = ({ from, to }: Span, { period, zone }: ChartRequest): SQL =>
  periodStarts(period, from, new Date(to.getTime() - 1), zone);

/** The same, as moments. */
export async function startsOf(
  { pool }: Pick<Services, 'pool'>,
  span: Span,
  asked: ChartRequest,
): Promise<readonly Date[]> {
  const { rows } = await pool.execute(
    sql`select start::text as at from ${bucketsOf(span, asked)} as buckets order by start`,
  );
  return rows.map((row) => readInstant(startRow.parse(row).at));
}

/** The bucket of a row. */
export const bucketOf = (at: SQL, { period, zone }: ChartRequest): SQL =>
  periodStart(period, at, zone);

export const within = (at: SQL, { from, to }: Span): SQL =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`;
