import { describe, expect, it, vi } from 'vitest';
import { beginsDay, instantOf, localZone, offsetAt, wallOf } from './zone.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('offsetAt', () => {
  it.each([
    ['2025-01-15T00:00:00Z', 'America/New_York', -5],
    ['2025-07-15T00:00:00Z', 'America/New_York', -4],
    ['2025-07-15T00:00:00Z', 'UTC', 0],
    ['2025-07-15T00:00:00Z', 'Asia/Kolkata', 5.5],
    ['2025-07-15T00:00:00Z', 'Etc/GMT+12', -12],
    ['2025-07-15T00:00:00Z', 'Pacific/Kiritimati', 14],
  ])('%s in %s is %d hours', (instant, zone, hours) => {
    expect(offsetAt(at(instant), zone)).toBe(hours * HOUR);
  });

  it('changes at the very instant of both changes of the clock', () => {
    const spring = at('2025-03-09T07:00:00Z');
    expect(offsetAt(spring - 1, 'America/New_York')).toBe(-5 * HOUR);
    expect(offsetAt(spring, 'America/New_York')).toBe(-4 * HOUR);
    const fall = at('2025-11-02T06:00:00Z');
    expect(offsetAt(fall - 1, 'America/New_York')).toBe(-4 * HOUR);
    expect(offsetAt(fall, 'America/New_York')).toBe(-5 * HOUR);
  });
});

describe('instantOf', () => {
  it.each([
    ['an ordinary time', '2025-05-05T00:00:00Z', 'America/New_York', '2025-05-05T04:00:00Z'],
    [
      'midnight before the clock advances',
      '2025-03-09T00:00Z',
      'America/New_York',
      '2025-03-09T05:00Z',
    ],
    ['midnight after it', '2025-03-10T00:00Z', 'America/New_York', '2025-03-10T04:00Z'],
    ['the first of two', '2025-11-02T01:30Z', 'America/New_York', '2025-11-02T05:30Z'],
    ['a skipped time', '2025-03-09T02:30Z', 'America/New_York', '2025-03-09T07:30Z'],
    ['a skipped midnight', '2018-11-04T00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00Z'],
  ])('reads %s', (_, wall, zone, instant) => {
    expect(new Date(instantOf(at(wall), zone))).toEqual(new Date(instant));
  });
});

describe('wallOf and beginsDay', () => {
  it('agree with the zone', () => {
    const instant = at('2025-05-05T04:00:00Z');
    expect(wallOf(instant, 'America/New_York')).toBe(at('2025-05-05T00:00:00Z'));
    expect(beginsDay(instant, 'America/New_York')).toBe(true);
    expect(beginsDay(instant, 'UTC')).toBe(false);
    expect(beginsDay(at('1969-12-31T00:00:00Z'), 'UTC')).toBe(true);
  });
});

it('is UTC where a browser names a zone that nobody knows', () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with the formatter as `this`
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function lost(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
  expect(localZone()).toBe('UTC');
  vi.restoreAllMocks();
});
