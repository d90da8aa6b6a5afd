import { describe, expect, it } from 'vitest';
import { customRangeText, offeredRanges, readCustomRange, STATS_RANGES } from './ranges.ts';

describe('readCustomRange', () => {
  it.each([
    [['2026-01-05', '2026-02-01'], '2026-01-05', '2026-02-01'],
    [['2026-02-01', '2026-01-05'], '2026-01-05', '2026-02-01'],
    [['2024-02-29', '2024-02-29'], '2024-02-29', '2024-02-29'],
  ])('%j is a range', (dates, from, to) => {
    expect(readCustomRange(dates)).toEqual({ id: 'custom', from, to });
  });

  it.each([
    [[]],
    [['2026-01-05']],
    [['2026-01-05', '2026-01-06', '2026-01-07']],
    [['2026-01-05', '']],
    [['2026-02-30', '2026-03-01']],
    [['2025-02-29', '2026-03-01']],
    [['01-05-2026', '01-06-2026']],
    [['2026-01-05T00:00', '2026-01-06']],
  ])('%j is ignored [STATS-07]', (dates) => {
    expect(readCustomRange(dates)).toBeUndefined();
  });
});

describe('offeredRanges', () => {
  it('has every option but all and custom by default [STATS-04]', () => {
    expect(offeredRanges([], false, false)).toEqual(
      STATS_RANGES.filter((id) => id !== 'all' && id !== 'custom'),
    );
  });

  it('hides any option and adds the optional ones [STATS-06]', () => {
    const offered = offeredRanges(['today', 'lastYear'], true, true);
    expect(offered).not.toContain('today');
    expect(offered).not.toContain('lastYear');
    expect(offered.slice(-2)).toEqual(['all', 'custom']);
  });
});

describe('customRangeText', () => {
  it.each([
    ['2026-11-01', '2026-11-15', 'Nov 1 – 15, 2026'],
    ['2025-12-20', '2026-01-04', 'Dec 20, 2025 – Jan 4, 2026'],
    ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
  ])('writes %s to %s as %s', (from, to, text) => {
    expect(customRangeText({ id: 'custom', from, to }, 'en-US').replaceAll(/\s/gu, ' ')).toBe(text);
  });
});
