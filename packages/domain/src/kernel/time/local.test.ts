import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocalIso, instantOfLocalIso, localDateTime } from './index.ts';

const zones = ['UTC', 'America/New_York', 'Etc/GMT+12', 'Pacific/Kiritimati'] as const;

describe('local date and time', () => {
  it('is that of the zone, without the zone', () => {
    const instant = new Date('2026-01-31T17:00:00.000Z');
    expect(formatLocalIso(instant, 'America/New_York')).toBe('2026-01-31T12:00:00');
    expect(formatLocalIso(instant, 'Pacific/Kiritimati')).toBe('2026-02-01T07:00:00');
  });

  it('leads back to its text on every day of every zone', () => {
    const seconds = fc.integer({ min: 1_600_000_000, max: 1_900_000_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const text = formatLocalIso(new Date(second * 1000), zone);
        expect(localDateTime.safeParse(text).success).toBe(true);
        const instant = instantOfLocalIso(text, zone);
        expect(instant && formatLocalIso(instant, zone)).toBe(text);
      }),
    );
  });

  it('is read on both days on which clocks change', () => {
    const read = (text: string) => instantOfLocalIso(text, 'America/New_York')?.toISOString();
    expect(read('2026-03-08T02:30:00')).toBe('2026-03-08T07:30:00.000Z');
    expect(read('2026-11-01T01:30:00')).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each(['2026-01-31', '2026-01-31T17:00:00Z', '2026-02-30T10:00:00', '2026-01-31T24:00:00', ''])(
    'is not %j',
    (text) => {
      expect(localDateTime.safeParse(text).success).toBe(false);
      expect(instantOfLocalIso(text, 'UTC')).toBeUndefined();
    },
  );
});
