import { expect, it, vi } from 'vitest';
import { until } from './index.ts';

it('brings what an older jsdom lacks, and replaces nothing', async () => {
  const own = globalThis.CSS.escape;
  vi.stubGlobal('CSS', undefined);
  await import('./jsdom.ts');
  for (const text of ['a', '1a', '-1', '-', 'a.b#c', ':r1:', 'ä', '_x-1', 'a b']) {
    expect(globalThis.CSS.escape(text), text).toBe(own(text));
  }
  expect(matchMedia('(min-width: 1px)').matches).toBe(false);
});

it('waits for a reading to be right, and says what it was', async () => {
  let rows = 0;
  const timer = setInterval(() => (rows += 1), 5);
  expect(
    await until(
      () => rows,
      (count) => count >= 3,
    ),
  ).toBeGreaterThanOrEqual(3);
  clearInterval(timer);
  await expect(
    until(
      () => 'no',
      (text) => text === 'yes',
      20,
    ),
  ).rejects.toThrow('still "no"');
  await expect(
    until(
      () => {
        throw new Error('there is none');
      },
      () => true,
      20,
    ),
  ).rejects.toThrow('there is none');
});
