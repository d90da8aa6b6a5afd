import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEdits, statesOf } from '../../testing/keystrokes/any-edits.ts';
import { digitGroupsMask, digitsIn, groupedText } from './digit-groups.ts';
import { caretAtEnd } from './mask.ts';

const groups = [3, 2, 4];
const mask = digitGroupsMask({ groups, sample: '123-45-6789' });

test('any sequence of edits leaves the beginning of a number', () => {
  const steps = anyEdits('0123456789- x', ['12', '123-45-6789', '987 65 4321', 'abc']);
  fc.assert(
    fc.property(steps, (edits) => {
      for (const { text, start } of statesOf(mask, edits)) {
        expect(text).toBe(groupedText(digitsIn(text), groups));
        expect(digitsIn(text).length).toBeLessThanOrEqual(9);
        expect(start).toBeLessThanOrEqual(text.length);
        expect(mask.read(text).value).toBe(digitsIn(text));
      }
    }),
  );
});

describe('pasted', () => {
  test.each([
    ['123456789', '123-45-6789'],
    ['123 45 6789', '123-45-6789'],
    ['１２３－４５－６７８９', '123-45-6789'],
  ])('%s becomes %s', (text, shown) => {
    expect(mask.edit(caretAtEnd('9'), { type: 'paste', text })).toEqual({
      state: caretAtEnd(shown),
    });
  });

  test.each(['12-3456789x', '1234567890', 'none'])('%s is refused, and said', (text) => {
    expect(mask.edit(caretAtEnd(''), { type: 'paste', text })).toEqual({
      refused: { reason: 'digits-unreadable', limit: '123-45-6789' },
    });
  });
});

test('a full one takes no more', () => {
  expect(mask.edit(caretAtEnd('123-45-6789'), { type: 'insert', text: '0' })).toEqual({
    refused: { reason: 'digits-full', limit: '9' },
  });
});

test('what is no number stays as it is', () => {
  expect(mask.textOf('12A')).toBe('12A');
  expect(mask.textOf('123456789')).toBe('123-45-6789');
});
