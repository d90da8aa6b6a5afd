import type { ChartPeriod } from '@payfac/domain/time';
import { chartPeriods } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { trialZones } from '../../../test/zones.ts';
import type { OpenDatabase } from '../../kernel/database/connection.ts';
import { nextPeriodStart, periodStart, periodStarts } from './periods.ts';

let open: OpenDatabase & { close(): Promise<void> };
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

const quarterMs = 15 * 60_000;
const first = Date.UTC(2025, 11, 1);
const last = Date.UTC(2027, 1, 1);

/** A zone's clock at a moment: its day, counted from 1970, and its hour. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
    const day = Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000;
    return { day, hour: of('hour'), minute: of('minute'), month: of('month') };
  };
}

/** Every period's start, found by reading the zone's clock every quarter hour. */
function beginnings(zone: string): Readonly<Record<ChartPeriod, readonly number[]>> {
  const read = clockOf(zone);
  const found: Record<ChartPeriod, number[]> = { hourly: [], daily: [], weekly: [], monthly: [] };
  let before = read(first);
  // A day that the clock moves back into has already begun.
  let latest = before.day;
  for (let at = first + quarterMs; at < last; at += quarterMs) {
    const now = read(at);
    if (now.hour !== before.hour || now.minute === 0) found.hourly.push(at);
    if (now.day > latest) {
      found.daily.push(at);
      if ((now.day + 3) % 7 === 0) found.weekly.push(at);
      if (now.month !== before.month) found.monthly.push(at);
      latest = now.day;
    }
    before = now;
  }
  return found;
}

async function instants(query: SQL): Promise<number[]> {
  const { rows } = await open.database.execute<{ at: string }>(query);
  return rows.map(({ at }) => Number(at));
}
const epochMs = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::bigint::text as at`;

const year = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

describe.each(trialZones)('in %s', (zone) => {
  const truth = beginnings(zone);

  test.each(chartPeriods)('%s periods of 2026 begin where the clock says', async (period) => {
    const [from, to] = year;
    const starts = await instants(
      sql`select ${epochMs(sql`start`)} from ${periodStarts(period, new Date(from), new Date(to - 1), zone)} as each order by start`,
    );
    const begun = truth[period].findLast((at) => at <= from);
    expect(starts).toEqual(truth[period].filter((at) => at >= (begun ?? from) && at < to));
  });

  test.each(chartPeriods)('a moment lies in one of the %s periods', async (period) => {
    const moments = fc.sample(fc.integer({ min: year[0], max: year[1] }), {
      numRuns: 300,
      seed: 7,
    });
    // All of the day before and after each clock change.
    const edges = truth.daily
      .filter((at, place) => (truth.daily[place + 1] ?? at) - at !== 86_400_000)
      .flatMap((at) => Array.from({ length: 200 }, (_, n) => at + (n - 50) * quarterMs));
    const all = [...moments, ...edges.filter((at) => at >= year[0] && at < year[1])];
    const param = sql.param(all.map((at) => new Date(at).toISOString()));
    const table = sql`unnest(${param}::timestamptz[]) with ordinality as one (moment, place)`;
    const own = sql`${periodStart(period, sql`moment`, zone)}`;
    expect(await instants(sql`select ${epochMs(own)} from ${table} order by place`)).toEqual(
      all.map((at) => truth[period].findLast((start) => start <= at)),
    );
    const next = nextPeriodStart(period, own, zone);
    expect(await instants(sql`select ${epochMs(next)} from ${table} order by place`)).toEqual(
      all.map((at) => truth[period].find((start) => start > at)),
    );
  });
});
