import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatIsoOffset } from './formats.ts';

const zones = [
  'America/New_York',
  'UTC',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Apia',
  'Europe/Amsterdam',
];
const moment = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('9999-12-01'),
  noInvalidDate: true,
});

it('show what the library shows that knows every pattern, and brings more than lists may', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (instant, zone) => {
      const zoned = new TZDate(instant.getTime(), zone);
      expect(formatDate(instant, zone)).toBe(format(zoned, 'MM-dd-yyyy'));
      expect(formatDateTime(instant, zone)).toBe(format(zoned, 'MM/dd/yy hh:mm a'));
      expect(formatDay(instant, zone)).toBe(format(zoned, 'yyyy-MM-dd'));
      expect(formatIsoOffset(instant, zone)).toBe(format(zoned, "yyyy-MM-dd'T'HH:mm:ssxxx"));
    }),
    { numRuns: 300 },
  );
});
