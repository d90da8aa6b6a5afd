import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEdits, statesOf } from '../../testing/keystrokes/any-edits.ts';
import { invalidPhone, phoneMask, phoneText, readPhone } from './phone-edit.ts';

describe('readPhone', () => {
  test.each([
    ['(555) 123-4567', '5551234567'],
    ['+1 555 123 4567', '5551234567'],
    ['1.555.123.4567', '5551234567'],
    ['tel:+1-555-123-4567', '5551234567'],
    ['\u202a555‑123‑4567\u202c', '5551234567'],
    ['555', '555'],
    ['Tel. +1.202.555.0187', '2025550187'],
    ['Phone: (202) 555-0187', '2025550187'],
  ])('%s', (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });

  test.each(['+44 20 7946 0958', '1-800-FLOWERS', '555-123-4567 x12', '', 'abc', '12+34'])(
    '%s is no US number',
    (text) => {
      expect(readPhone(text)).toBeNull();
    },
  );
});

describe('values set by the program', () => {
  test.each([
    ['5551234567', '(555) 123-4567'],
    ['+15551234567', '(555) 123-4567'],
    [invalidPhone, ''],
    ['', ''],
    [null, ''],
    ['555123456789', ''],
  ])('%s', (value, text) => {
    expect(phoneMask.textOf(value)).toBe(text);
  });
});

test('any sequence of edits leaves the beginning of a number, emitted only when whole [UI-24]', () => {
  const steps = anyEdits('0123456789()-x ', ['12', '(555) 123-4567', '+1555']);
  fc.assert(
    fc.property(steps, (edits) => {
      for (const { text } of statesOf(phoneMask, edits)) {
        const digits = text.replace(/\D/g, '');
        expect(digits.length).toBeLessThanOrEqual(10);
        expect(text.startsWith(phoneText(digits))).toBe(true);
        expect(phoneMask.read(text).value).toBe(digits.length === 10 ? digits : invalidPhone);
      }
    }),
  );
});
