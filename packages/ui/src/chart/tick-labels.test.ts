import { describe, expect, it } from 'vitest';
import { instantLabel, periodLabel, periodTick, tickLabel } from './tick-labels.ts';

const ZONE = 'America/New_York';
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('tickLabel', () => {
  it.each([
    ['2025-03-03T20:00Z', 'time', '3 PM'],
    ['2025-03-03T20:30Z', 'time', '3:30 PM'],
    ['2025-03-03T05:00Z', 'time', 'Mar 3'],
    ['2025-03-03T05:00Z', 'day', 'Mar 3'],
    ['2025-03-01T05:00Z', 'month', 'Mar'],
    ['2025-01-01T05:00Z', 'month', '2025'],
    ['2025-01-01T05:00Z', 'year', '2025'],
  ] as const)('names %s among %ss %s', (instant, unit, expected) => {
    expect(plain(tickLabel(Date.parse(instant), unit, ZONE, 'en-US'))).toBe(expected);
  });
});

it('follows the language', () => {
  expect(tickLabel(Date.parse('2025-03-03T05:00Z'), 'day', ZONE, 'de-DE')).toBe('3. März');
});

describe('instantLabel', () => {
  it.each([
    ['2025-03-10T04:00Z', 'Mar 10, 2025'],
    ['2025-03-10T04:15Z', 'Mar 10, 2025, 12:15 AM'],
  ])('writes %s as %s', (instant, expected) => {
    expect(plain(instantLabel(Date.parse(instant), ZONE, 'en-US'))).toBe(expected);
  });
});

describe('periodLabel', () => {
  it.each([
    ['2025-03-01T05:00Z', 'year', '2025'],
    ['2025-03-01T05:00Z', 'month', 'March 2025'],
    ['2025-03-01T05:00Z', 'day', 'Mar 1, 2025'],
    ['2025-03-01T06:00Z', 'time', 'Mar 1, 2025, 1:00 AM'],
  ] as const)('names the period of %s by %s: %s', (instant, unit, expected) => {
    expect(plain(periodLabel(Date.parse(instant), unit, ZONE, 'en-US'))).toBe(expected);
  });
});

describe('periodTick', () => {
  it.each([
    ['2025-01-01T05:00Z', 'month', 'month', 'Jan 2025'],
    ['2025-02-01T05:00Z', 'month', 'month', 'Feb'],
    ['2025-01-01T05:00Z', 'month', 'year', '2025'],
    ['2025-01-01T05:00Z', 'day', 'month', '2025'],
    ['2025-01-01T05:00Z', 'year', 'year', '2025'],
  ] as const)('names the bar of %s, a %s among %ss, %s', (instant, unit, among, expected) => {
    expect(periodTick(Date.parse(instant), { unit, among }, ZONE, 'en-US')).toBe(expected);
  });
});
