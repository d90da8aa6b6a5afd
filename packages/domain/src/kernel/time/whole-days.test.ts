import { describe, expect, it } from 'vitest';
import { addDays, formatDay, instantOfLocalIso, rangeOfPreset, startOfZonedDay } from './index.ts';

const zones = [
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Amman',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'UTC',
];
const days = Array.from({ length: 365 }, (_, place) => addDays('2026-01-01', place));

describe.each(zones)('every day of 2026 in %s', (zone) => {
  const first = (day: string) => startOfZonedDay(day, zone)?.getTime() ?? Number.NaN;
  const isFirst = (at: Date) => formatDay(at, zone) !== formatDay(new Date(at.getTime() - 1), zone);

  it('begins at its first instant', () => {
    for (const day of days) {
      expect(formatDay(new Date(first(day)), zone)).toBe(day);
      expect([day, formatDay(new Date(first(day) - 1), zone)]).toEqual([day, addDays(day, -1)]);
      expect(instantOfLocalIso(`${day}T00:00:00`, zone)?.getTime()).toBe(first(day));
    }
  });

  it('bounds its ranges', () => {
    for (const day of days) {
      const now = new Date(first(day) + 13 * 3_600_000);
      const from = (preset: Parameters<typeof rangeOfPreset>[0]) =>
        rangeOfPreset(preset, now, zone)?.from.getTime();
      expect([day, from('today')]).toEqual([day, first(day)]);
      expect([day, from('last7Days')]).toEqual([day, first(addDays(day, -6))]);
      expect([day, from('thisMonth')]).toEqual([day, first(`${day.slice(0, 8)}01`)]);
      expect(rangeOfPreset('yesterday', now, zone)).toEqual({
        from: new Date(first(addDays(day, -1))),
        to: new Date(first(day)),
      });
      for (const preset of ['lastMonth', 'lastQuarter', 'lastYear'] as const) {
        const range = rangeOfPreset(preset, now, zone);
        expect(range && [isFirst(range.from), isFirst(range.to)]).toEqual([true, true]);
      }
    }
  });
});
