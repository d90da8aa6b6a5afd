import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateRangePresets,
  formatDate,
  formatDateTime,
  formatDay,
  formatIsoOffset,
  rangeOfPreset,
  startOfZonedDay,
  zoneLabel,
  zoneName,
} from './index.ts';

const zones = ['Etc/GMT+12', 'Pacific/Kiritimati', 'America/New_York', 'UTC', 'Asia/Kolkata'];

/** Days that a zone skipped when it crossed the date line. */
const skipped: Readonly<Record<string, string>> = {
  'Pacific/Kiritimati': '1994-12-31',
  'Pacific/Apia': '2011-12-30',
};

describe('zoned days', () => {
  it.each(zones)('start on the day they name in %s', (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const day = addDays('1990-01-01', offset);
        fc.pre(day !== skipped[zone]);
        const start = startOfZonedDay(day, zone);
        expect(start && formatDay(start, zone)).toBe(day);
      }),
    );
  });

  it.each(Object.entries(skipped))('of %s do not have %s', (zone, day) => {
    expect(startOfZonedDay(day, zone)).toBeUndefined();
    expect(startOfZonedDay(addDays(day, -1), zone)).toBeInstanceOf(Date);
    expect(startOfZonedDay(addDays(day, 1), zone)).toBeInstanceOf(Date);
  });

  it('are 23 and 25 hours long when the clocks change', () => {
    const hours = (day: string) => {
      const start = startOfZonedDay(day, 'America/New_York');
      const end = startOfZonedDay(addDays(day, 1), 'America/New_York');
      return start && end && (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-11-01')).toBe(25);
    expect(hours('2026-07-04')).toBe(24);
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', ''])('refuse %j', (day) =>
    expect(startOfZonedDay(day, 'UTC')).toBeUndefined(),
  );
});

describe('display formats', () => {
  const instant = new Date('2026-01-01T03:05:09Z');

  it('show the same instant in the zone they are given [ENV-06]', () => {
    expect(formatDate(instant, 'America/New_York')).toBe('12-31-2025');
    expect(formatDateTime(instant, 'America/New_York')).toBe('12/31/25 10:05 PM');
    expect(formatIsoOffset(instant, 'America/New_York')).toBe('2025-12-31T22:05:09-05:00');
    expect(formatDay(instant, 'UTC')).toBe('2026-01-01');
  });

  it.each([
    ['America/New_York', 'ET', 'EST', 'EDT'],
    ['America/Phoenix', 'MST', 'MST', 'MST'],
    ['Europe/London', 'United Kingdom Time', 'GMT', 'GMT+1'],
    ['UTC', 'UTC', 'UTC', 'UTC'],
    ['Etc/GMT+12', 'GMT-12', 'GMT-12', 'GMT-12'],
  ])('name %s %s all year, %s in winter and %s in summer', (zone, name, winter, summer) => {
    const [january, july] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
    expect([zoneName(january, zone), zoneName(july, zone)]).toEqual([name, name]);
    expect([zoneLabel(january, zone), zoneLabel(july, zone)]).toEqual([winter, summer]);
  });

  it("show an invalid date as 'Invalid date' [UI-45]", () => {
    expect(formatDate(new Date(Number.NaN), 'UTC')).toBe('Invalid date');
  });
});

describe('date ranges', () => {
  const now = new Date('2026-05-15T16:30:00Z');
  const inNewYork = (preset: (typeof dateRangePresets)[number]) => {
    const range = rangeOfPreset(preset, now, 'America/New_York');
    return range && [range.from.toISOString(), range.to.toISOString()];
  };

  const expected = {
    today: ['2026-05-15T04:00:00.000Z', now.toISOString()],
    yesterday: ['2026-05-14T04:00:00.000Z', '2026-05-15T04:00:00.000Z'],
    last24Hours: ['2026-05-14T16:30:00.000Z', now.toISOString()],
    last48Hours: ['2026-05-13T16:30:00.000Z', now.toISOString()],
    last7Days: ['2026-05-09T04:00:00.000Z', now.toISOString()],
    last30Days: ['2026-04-16T04:00:00.000Z', now.toISOString()],
    last60Days: ['2026-03-17T04:00:00.000Z', now.toISOString()],
    thisMonth: ['2026-05-01T04:00:00.000Z', now.toISOString()],
    lastMonth: ['2026-04-01T04:00:00.000Z', '2026-05-01T04:00:00.000Z'],
    thisQuarter: ['2026-04-01T04:00:00.000Z', now.toISOString()],
    lastQuarter: ['2026-01-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    thisYear: ['2026-01-01T05:00:00.000Z', now.toISOString()],
    lastYear: ['2025-01-01T05:00:00.000Z', '2026-01-01T05:00:00.000Z'],
    all: undefined,
  } satisfies Record<(typeof dateRangePresets)[number], unknown>;

  it.each(dateRangePresets)('%s begins and ends where its name says [STATS-03]', (preset) =>
    expect(inNewYork(preset)).toEqual(expected[preset]),
  );
});
