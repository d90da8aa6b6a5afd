import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  formatCode,
  formatExpiration,
  formatNumber,
  reformat,
  stepOverSeparators,
} from './mask.ts';

/** A text with `|` at the caret. */
const edited = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['42424', '4242 4'],
    ['42424242424242421111999', '4242 4242 4242 4242 111'],
    ['55555555555544441', '5555 5555 5555 4444'],
    ['', ''],
  ])('%j is shown as %j', (digits, text) => {
    expect(formatNumber(digits, false)).toBe(text);
  });

  it('keeps its digits, whatever is typed or pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        expect(digitsOf(formatNumber(digitsOf(typed), false))).toBe(digitsOf(typed));
      }),
    );
  });
});

describe('an expiration', () => {
  it.each([
    ['1', '1'],
    ['0', '0'],
    ['5', '05 / '],
    ['13', '01 / 3'],
    ['04', '04 / '],
    ['0430', '04 / 30'],
    ['430', '04 / 30'],
    ['042030', '04 / 30'],
    ['04302', '04 / 30'],
  ])('%j is shown as %j', (digits, text) => {
    expect(formatExpiration(digits, false)).toBe(text);
  });

  it('leaves no separator at the end after a deletion', () => {
    expect(formatExpiration('04', true)).toBe('04');
  });
});

describe('the caret', () => {
  it.each([
    ['4242|', '4242|'],
    ['42424|', '4242 4|'],
    ['4|4242 424', '4|424 2424'],
    ['42429| 42', '4242 9|42'],
    ['|', '|'],
  ])('after typing %j stands at %j', (before, after) => {
    expect(marked(reformat(edited(before), formatNumber, false))).toBe(after);
  });

  it.each([
    ['4242 |4242', 'Backspace', '4242| 4242'],
    ['4242| 4242', 'Delete', '4242 |4242'],
    ['04 / |30', 'Backspace', '04| / 30'],
    ['4|242', 'Backspace', '4|242'],
    ['|4242', 'Backspace', '|4242'],
    ['4242|', 'Delete', '4242|'],
  ] as const)('at %j steps over separators for %s to %j', (before, key, after) => {
    const { text, caret } = edited(before);
    expect(marked({ text, caret: stepOverSeparators({ text, caret }, key) })).toBe(after);
  });

  it('never leaves the text', () => {
    const anything = fc.record({ text: fc.string({ maxLength: 30 }), at: fc.nat(30) });
    fc.assert(
      fc.property(anything, fc.boolean(), ({ text, at }, isDeleting) => {
        const after = reformat(
          { text, caret: Math.min(at, text.length) },
          formatNumber,
          isDeleting,
        );
        expect(after.caret).toBeGreaterThanOrEqual(0);
        expect(after.caret).toBeLessThanOrEqual(after.text.length);
      }),
    );
  });
});

it('a security code keeps as many digits as its brand has', () => {
  expect(formatCode(3)('1234', false)).toBe('123');
  expect(formatCode(4)('1234', false)).toBe('1234');
});
