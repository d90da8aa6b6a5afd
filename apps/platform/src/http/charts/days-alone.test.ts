import { formatDay } from '@payfac/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/api.ts';
import type { TestSession } from '../../../test/session.ts';
import { trialZones } from '../../../test/zones.ts';

let api: TestApi;
let admin: TestSession;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn('admin@harbor');
});
afterAll(async () => {
  expect(api.problems).toEqual([]);
  await api.close();
});

interface Point {
  readonly at: string;
  readonly value: number;
}

/** Weeks around days without midnight, and around other clock changes. */
const spans = [
  ['2025-09-04', '2025-09-12'],
  ['2025-10-02', '2025-10-07'],
  ['2025-10-29', '2025-11-05'],
  ['2025-04-22', '2025-04-29'],
] as const;

test.each(trialZones)('a day of %s has one figure, alone and among others', async (zone) => {
  const headers = { 'time-zone': zone };
  const chart = async (period: string, from: string, to: string): Promise<Point[][]> => {
    const path = `reporting/transactions/charts/${period}?from=${from}&to=${to}`;
    const { body } = await admin.get(path, headers);
    return body.series.map(({ points }: { points: Point[] }) => points);
  };
  for (const [from, to] of spans) {
    const long = await chart('daily', `${from}T12:00:00.000Z`, `${to}T12:00:00.000Z`);
    const [amounts = [], counts = []] = long;
    const days = counts.map(({ at }) => formatDay(new Date(at), zone));
    expect(new Set(days).size).toBe(days.length);
    expect([from, counts.some(({ value }) => value > 0)]).toEqual([from, true]);
    // The span cuts the first and the last bucket.
    for (const place of counts.keys()) {
      const [at, next] = [counts[place]?.at, counts[place + 1]?.at];
      if (place === 0 || at === undefined || next === undefined) continue;
      const alone = await chart('daily', at, next);
      expect([zone, alone]).toEqual([zone, [[amounts[place]], [counts[place]]]]);
      const hours = (await chart('hourly', at, next))[1] ?? [];
      expect([at, hours.reduce((sum, { value }) => sum + value, 0)]).toEqual([
        at,
        counts[place]?.value,
      ]);
    }
  }
});
