import { describe, expect, test } from 'vitest';
import { marked, unmarked } from '../keystroke-tables/table.ts';
import { editBetween, editOf } from './native-edit.ts';

describe('editBetween', () => {
  const remove = { type: 'delete', direction: 'backward', unit: 'character' };
  test.each([
    ['a character added at the end', '(55|', '(555|', '(55|', { type: 'insert', text: '5' }],
    ['several added', '(55|', '(55123|', '(55|', { type: 'paste', text: '123' }],
    [
      'equal digits, told apart by the caret',
      '1|11',
      '11|11',
      '1|11',
      { type: 'insert', text: '1' },
    ],
    ['a selection replaced', '1[23]4', '19|4', '1[23]4', { type: 'insert', text: '9' }],
    ['one removed before the caret', '12|3', '1|3', '12|3', remove],
    ['one removed behind the caret', '1|23', '1|3', '1|23', { ...remove, direction: 'forward' }],
    ['several removed', '12[34]', '12|', '12[34]', remove],
    ['everything replaced', '12|', '34|', '[12]', { type: 'paste', text: '34' }],
  ])('%s', (_, before, after, place, edit) => {
    const { text, start } = unmarked(after);
    const change = editBetween(unmarked(before), text, start);
    expect(change?.edit).toEqual(edit);
    const { state } = change ?? {};
    expect(state && marked(state.text, state.start, state.end)).toBe(place);
  });

  test('nothing happened', () => {
    expect(editBetween(unmarked('12|'), '12', 2)).toBeNull();
  });
});

describe('editOf', () => {
  test.each([
    ['insertText', 'a', { type: 'insert', text: 'a' }],
    ['insertText', 'ab', { type: 'paste', text: 'ab' }],
    ['insertFromDrop', '1', { type: 'paste', text: '1' }],
    ['deleteSoftLineBackward', null, { type: 'delete', direction: 'backward', unit: 'line' }],
    ['deleteWordForward', null, { type: 'delete', direction: 'forward', unit: 'word' }],
    ['historyUndo', null, { type: 'undo' }],
    ['historyRedo', null, { type: 'redo' }],
    ['insertReplacementText', 'a', null],
    ['insertLineBreak', null, null],
  ])('%s %s', (inputType, data, edit) => {
    expect(editOf(new InputEvent('beforeinput', { inputType, data }))).toEqual(edit);
  });
});
