import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { useMetrics } from '../../../test/watched.ts';
import { deleteOldWindows, type Limit, takePlace } from './take.ts';

const watched = useMetrics();
const open = useTestDatabase();

const minuteMs = 60_000;
let number = 0;
const limitOf = (parts: Partial<Limit> = {}): Limit => {
  number += 1;
  return { name: 'key', whose: `test-${number}`, most: 5, windowMs: minuteMs, ...parts };
};

const keyOf = ({ name, whose }: Limit) => `${name}:${whose}`;

const age = (key: string, milliseconds: number) =>
  open.pool.query(
    "update limit_windows set started_at = started_at - $2 * interval '1 millisecond' where limit_key = $1",
    [key, milliseconds],
  );

const passed = (waits: readonly (number | undefined)[]): number =>
  waits.filter((wait) => wait === undefined).length;

test('no more than the limit passes, even if many arrive at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
      async (most, mostOfGuests, callers) => {
        const limit = limitOf({ most, mostOfGuests });
        const waits = await Promise.all(
          callers.map((isGuest) => takePlace(open.database, limit, isGuest)),
        );
        const ofGuests = passed(waits.filter((_, place) => callers[place] === true));
        expect(passed(waits)).toBeLessThanOrEqual(most);
        expect(ofGuests).toBeLessThanOrEqual(Math.max(mostOfGuests, 1));
        const known = callers.filter((isGuest) => !isGuest).length;
        // Nobody is refused while there is room for them.
        expect(passed(waits)).toBeGreaterThanOrEqual(Math.min(known, most - mostOfGuests));
      },
    ),
    { numRuns: 30 },
  );
});

test('signed-in users keep their share when guests have used up theirs', async () => {
  const limit = limitOf({ most: 4, mostOfGuests: 3 });
  const before = await watched.valueOf('payfac_rate_limit_refusals_total', { limit: 'key' });
  const guests = await Promise.all(
    Array.from({ length: 20 }, () => takePlace(open.database, limit, true)),
  );
  expect(passed(guests)).toBe(3);
  const refused = { limit: 'key' };
  expect(await watched.valueOf('payfac_rate_limit_refusals_total', refused)).toBe(before + 17);
  expect(await takePlace(open.database, limit)).toBeUndefined();
  expect(await takePlace(open.database, limit)).toBeGreaterThan(0);
});

test('says how long to wait, and the next call after that starts a new window', async () => {
  const limit = limitOf({ most: 1 });
  expect(await takePlace(open.database, limit)).toBeUndefined();
  await age(keyOf(limit), minuteMs / 2);
  const wait = await takePlace(open.database, limit);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(30);
  await age(keyOf(limit), minuteMs / 2);
  expect(await takePlace(open.database, limit)).toBeUndefined();
  expect(await takePlace(open.database, limit)).toBeGreaterThan(30);
});

test('expired windows are deleted, and no others', async () => {
  const [old, fresh] = [limitOf({ most: 1 }), limitOf({ most: 1 })];
  for (const limit of [old, fresh]) await takePlace(open.database, limit);
  await age(keyOf(old), 120 * minuteMs);
  expect(await deleteOldWindows(open.database)).toBe(1);
  expect(await takePlace(open.database, fresh)).toBeGreaterThan(0);
});
