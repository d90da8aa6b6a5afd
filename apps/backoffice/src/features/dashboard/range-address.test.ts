import { expect, it } from 'vitest';
import { readRange, writeRange } from './range-address.ts';

it.each(['today', 'last24Hours', 'lastQuarter', 'all', '2026-01-01..2026-01-31'])(
  '%s is read and written the same way',
  (text) => {
    const range = readRange(text);
    expect(range && writeRange(range)).toBe(text);
  },
);

it.each([null, '', 'custom', 'lastWeek', '2026-02-30..2026-03-01', '2026-01-01', 'constructor'])(
  '%j isn’t a range',
  (text) => expect(readRange(text)).toBeUndefined(),
);
