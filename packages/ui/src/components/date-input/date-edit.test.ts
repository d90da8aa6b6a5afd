import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { caretAtEnd } from '../../field/masked/mask.ts';
import { anyEdits, statesOf } from '../../testing/keystrokes/any-edits.ts';
import { dateText, daysInMonth, isoDate, parseIsoDate } from './calendar-date.ts';
import { dateMask, dateProblem } from './date-edit.ts';
import { readWrittenDate } from './written-date.ts';

const open = { earliest: null, latest: null };

describe('the calendar', () => {
  test('agrees with the platform about every day of 400 years', () => {
    for (let year = 1800; year < 2200; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });

  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-00-10', null],
    ['2024-13-01', null],
    ['2024-1-1', null],
    ['0999-01-01', null],
    ['', null],
  ])('%s', (text, date) => {
    expect(parseIsoDate(text)).toBe(date);
  });
});

describe('in every zone', () => {
  const zones = ['Etc/GMT+12', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Etc/GMT-14'];
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  const summer = new Date('2024-07-01T12:00:00Z');
  test.each(zones)('%s', (zone) => {
    process.env['TZ'] = zone;
    expect(summer.getTimezoneOffset()).toBe(offsetOf(zone));
    const bounds = { earliest: '2024-03-10', latest: '2024-11-03' };
    const mask = dateMask(bounds);
    expect(mask.read('03-10-2024').value).toBe('2024-03-10');
    expect(mask.read('11-03-2024').value).toBe('2024-11-03');
    expect(dateProblem('03-09-2024', bounds, true)).toBe('too-early');
    expect(dateProblem('11-04-2024', bounds, true)).toBe('too-late');
    expect(mask.textOf('2024-03-10')).toBe('03-10-2024');
  });

  /** Minutes behind UTC in summer, from Intl: the test must really run in that zone. */
  function offsetOf(zone: string): number {
    const utc = new Date(summer.toLocaleString('en-US', { timeZone: 'UTC' }));
    const local = new Date(summer.toLocaleString('en-US', { timeZone: zone }));
    return (utc.getTime() - local.getTime()) / 60_000;
  }
});

describe('readWrittenDate', () => {
  test.each([
    ['2024-12-31', '12-31-2024'],
    ['2024/1/2', '01-02-2024'],
    ['12/31/2024', '12-31-2024'],
    ['1.2.2024', '01-02-2024'],
    ['12312024', '12-31-2024'],
    ['20241231', '12-31-2024'],
    ['10111213', '10-11-1213'],
  ])('%s', (text, expected) => {
    expect(readWrittenDate(text)?.join('-')).toBe(expected);
  });

  test.each(['31/12/2024', '12/31/24', 'Dec 31, 2024', '99999999', '2024-12-31T00:00:00Z', ''])(
    '%s is not guessed at',
    (text) => {
      expect(readWrittenDate(text)).toBeNull();
    },
  );
});

describe('what is wrong with', () => {
  test.each([
    ['', null, null],
    ['12-31', null, 'invalid'],
    ['2-31-1986', null, 'invalid'],
    ['02-30-2024', 'invalid', 'invalid'],
    ['00-10-2024', 'invalid', 'invalid'],
    ['12-31-0999', 'invalid', 'invalid'],
    ['12-31-2024', null, null],
  ])('%j while it is typed, and once it is final [UI-41, UI-44]', (text, whileTyped, final) => {
    expect(dateProblem(text, open, false)).toBe(whileTyped);
    expect(dateProblem(text, open, true)).toBe(final);
  });
});

test('typing the digits of any date in a row gives that date [UI-40]', () => {
  const day = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  const mask = dateMask(open);
  fc.assert(
    fc.property(day, (date) => {
      const iso = isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? '';
      let state = caretAtEnd('');
      for (const text of dateText(iso).replaceAll('-', '')) {
        const result = mask.edit(state, { type: 'insert', text });
        if (!('refused' in result)) ({ state } = result);
      }
      expect(mask.read(state.text).value).toBe(iso);
    }),
  );
});

test('any sequence of edits leaves three segments, or digits and dashes that are no date', () => {
  const steps = anyEdits('0123456789/-x', ['12', '12/31/2024', '1']);
  fc.assert(
    fc.property(steps, (edits) => {
      const mask = dateMask(open);
      for (const { text, start } of statesOf(mask, edits)) {
        if (!/^\d{0,2}(?:-\d{0,2}(?:-\d{0,4})?)?$/.test(text)) {
          expect(text).toMatch(/^[\d-]{1,10}$/);
          expect(mask.read(text).value).toBe('');
        }
        expect(start).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
