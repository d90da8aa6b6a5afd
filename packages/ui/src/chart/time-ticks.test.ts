import { describe, expect, it } from 'vitest';
import { tickLabel } from './tick-labels.ts';
import { timeTicks } from './time-ticks.ts';
import { beginsDay, instantOf } from './zone.ts';

const ZONE = 'America/New_York';
const ticks = (from: string, to: string, most: number, zone = ZONE) => {
  const found = timeTicks(Date.parse(from), Date.parse(to), most, zone);
  return [found.unit, ...found.ticks.map((tick) => new Date(tick).toISOString().slice(0, 16))];
};

describe('timeTicks', () => {
  it.each([
    ['hours', '2025-05-05T04:00Z', '2025-05-05T10:00Z', ['time', 'T04:00', 'T07:00', 'T10:00']],
    ['minutes', '2025-05-05T04:02Z', '2025-05-05T04:31Z', ['time', 'T04:15', 'T04:30']],
  ])('are round %s of the zone', (_, from, to, expected) => {
    expect(ticks(from, to, 3).map((tick) => tick.replace('2025-05-05', ''))).toEqual(expected);
  });

  it('stay at midnight across the change of the clock', () => {
    expect(ticks('2025-03-07T05:00Z', '2025-03-11T04:00Z', 6)).toEqual([
      'day',
      '2025-03-07T05:00',
      '2025-03-08T05:00',
      '2025-03-09T05:00',
      '2025-03-10T04:00',
      '2025-03-11T04:00',
    ]);
    expect(ticks('2025-11-01T04:00Z', '2025-11-04T05:00Z', 6)).toEqual([
      'day',
      '2025-11-01T04:00',
      '2025-11-02T04:00',
      '2025-11-03T05:00',
      '2025-11-04T05:00',
    ]);
  });

  it.each([
    ['Etc/GMT+12', '2025-05-05T12:00'],
    ['Pacific/Kiritimati', '2025-05-05T10:00'],
  ])('find the midnight of %s', (zone, midnight) => {
    expect(ticks('2025-05-05T00:00Z', '2025-05-06T00:00Z', 1, zone)).toEqual(['day', midnight]);
  });

  it('are not finer than days where days are all there is', () => {
    const [from, to] = [Date.parse('2025-05-05T04:00Z'), Date.parse('2025-05-06T04:00Z')];
    expect(timeTicks(from, to, 8, ZONE, () => true)).toEqual({ unit: 'day', ticks: [from, to] });
  });

  it('name no hour twice where the clock skips one', () => {
    const found = timeTicks(
      Date.parse('2025-03-09T05:00Z'),
      Date.parse('2025-03-09T10:00Z'),
      6,
      ZONE,
    ).ticks;
    expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
    expect(found).toHaveLength(6);
  });

  it.each([
    ['Sundays', '2025-05-01T00:00Z', '2025-05-31T00:00Z', 5, '2025-05-04T04:00'],
    ['firsts of a month', '2025-01-10T00:00Z', '2025-06-20T00:00Z', 6, '2025-02-01T05:00'],
    ['quarters', '2025-01-10T00:00Z', '2025-12-20T00:00Z', 5, '2025-04-01T04:00'],
    ['years', '2015-06-01T00:00Z', '2025-06-01T00:00Z', 10, '2016-01-01T05:00'],
  ])('begin with the first of %s', (_, from, to, most, first) => {
    const [, ...found] = ticks(from, to, most);
    expect(found[0]).toBe(first);
    expect(found.length).toBeLessThanOrEqual(most + 1);
  });
});

describe.each([
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Amman',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'UTC',
])('every day of 2026 in %s', (zone) => {
  const date = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'short', day: 'numeric' });
  const days = Array.from({ length: 365 }, (_, day) => instantOf(Date.UTC(2026, 0, 1 + day), zone));

  it('begins at its first instant', () => {
    for (const [place, day] of days.entries()) {
      const named = new Date(2026, 0, 1 + place).toDateString().slice(4, 10).replace(' 0', ' ');
      expect(date.format(day)).toBe(named);
      expect(date.format(day - 1)).not.toBe(named);
      expect(beginsDay(day, zone)).toBe(true);
      expect(beginsDay(day + 3_600_000, zone)).toBe(false);
    }
  });

  it('is a tick of its own and reads as its date, also among hours', () => {
    for (const [place, day] of days.slice(0, -7).entries()) {
      const week = days.slice(place, place + 7);
      const found = timeTicks(day, week[6] ?? day, 7, zone);
      expect(found).toEqual({ unit: 'day', ticks: week });
      expect(tickLabel(day, 'time', zone, 'en-US')).toBe(date.format(day));
      expect(tickLabel(day, 'day', zone, 'en-US')).toBe(date.format(day));
    }
  });
});
