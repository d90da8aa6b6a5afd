import { describe, expect, test } from 'vitest';
import { unmarked } from '../keystroke-tables/table.ts';
import { isNatural } from './native-result.ts';

describe('isNatural', () => {
  test.each([
    ['typing at the end', '(55|', 'insertText', '5', '(555|', true],
    ['typing over a selection', '1[23]4', 'insertText', '9', '19|4', true],
    ['a literal comes along', '(555|', 'insertText', '1', '(555) 1|', false],
    ['the same text, another caret', '1|2', 'insertText', '3', '132|', false],
    ['backspace', '12|3', 'deleteContentBackward', null, '1|3', true],
    ['backspace over a literal', '(555) |1', 'deleteContentBackward', null, '(55|1', false],
    ['backspace at the start', '|12', 'deleteContentBackward', null, '|12', false],
    ['delete', '1|23', 'deleteContentForward', null, '1|3', true],
    ['delete at the end', '12|', 'deleteContentForward', null, '12|', false],
    ['delete of a selection', '[12]3', 'deleteContentForward', null, '|3', true],
    [
      'a word, whose extent is the business of the browser',
      '12|',
      'deleteWordBackward',
      null,
      '|',
      false,
    ],
    ['a paste', '|', 'insertFromPaste', '12', '12|', false],
  ])('%s', (_, from, inputType, data, wanted, expected) => {
    expect(isNatural(unmarked(from), { inputType, data }, unmarked(wanted))).toBe(expected);
  });
});
