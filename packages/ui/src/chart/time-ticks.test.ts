import { describe, expect, it } from 'vitest';
import { timeTicks } from './time-ticks.ts';

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
