import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('counts calls in windows, each key for itself, and says how long to wait', () => {
  const limit = createRateLimit(2, 10_000);
  expect([0, 1, 2500].map((now) => limit.take('a', now))).toEqual([undefined, undefined, 8]);
  expect(limit.take('b', 2500)).toBeUndefined();
  expect(limit.take('a', 9999)).toBe(1);
  expect([10_000, 10_001, 10_002].map((now) => limit.take('a', now))).toEqual([
    undefined,
    undefined,
    10,
  ]);
});
