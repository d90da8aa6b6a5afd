import { describe, expect, test } from 'vitest';
import { type HistoryEdit, type MaskHistory, reduceHistory, startHistory } from './history.ts';
import { caretAtEnd, type Mask, nothingToDo, refuse } from './mask.ts';

/** Accepts letters at the end, ignores blanks silently and refuses the rest. */
const letters: Mask<string> = {
  edit: ({ text }, edit) => {
    if (edit.type === 'delete') return { state: caretAtEnd(text.slice(0, -1)) };
    if (edit.text === ' ') return nothingToDo;
    if (!/^[a-z]+$/.test(edit.text)) return refuse('digits-only');
    return { state: caretAtEnd(text + edit.text) };
  },
  commit: (text) => ({ state: caretAtEnd(text) }),
  textOf: (value) => value ?? '',
  read: (text) => ({ value: text, key: text }),
  says: (text, value) => text === value,
};

const insert = (text: string): HistoryEdit => ({ type: 'insert', text });

function play(...edits: readonly HistoryEdit[]): MaskHistory {
  let history = startHistory(caretAtEnd(''));
  for (const edit of edits) {
    const result = reduceHistory(letters, history, edit);
    if (!('refused' in result)) history = result.history;
  }
  return history;
}

describe('the history of a masked text', () => {
  const undo = { type: 'undo' } as const;
  const redo = { type: 'redo' } as const;

  test.each([
    ['undo takes back one edit', [insert('a'), insert('b'), undo], 'a'],
    ['redo brings it again', [insert('a'), insert('b'), undo, redo], 'ab'],
    ['an edit after undo drops what was undone', [insert('a'), undo, insert('b'), redo], 'b'],
    ['undo past the beginning', [insert('a'), undo, undo, undo], ''],
    ['a refused edit is no step', [insert('a'), insert('1'), undo], ''],
  ])('%s', (_, edits, text) => {
    expect(play(...edits).present.text).toBe(text);
  });

  test('a refusal says why, doing nothing says nothing', () => {
    const start = startHistory(caretAtEnd('a'));
    expect(reduceHistory(letters, start, insert('1'))).toEqual({
      refused: { reason: 'digits-only' },
    });
    expect(reduceHistory(letters, start, insert(' '))).toEqual({ refused: null });
    expect(reduceHistory(letters, start, undo)).toEqual({ refused: null });
  });

  test('nothing that is kept can be changed by a later edit', () => {
    const one = play(insert('a'));
    reduceHistory(letters, one, insert('b'));
    expect(one.present.text).toBe('a');
    expect(one.future).toBeNull();
  });
});
