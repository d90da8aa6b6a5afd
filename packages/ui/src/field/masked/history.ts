import { type Mask, type MaskEdit, type MaskState, type Notice, nothingToDo } from './mask.ts';

interface Entry {
  readonly state: MaskState;
  readonly rest: Entry | null;
}

/** The full state of a masked input: its text, and everything that can be undone and redone. */
export interface MaskHistory {
  readonly present: MaskState;
  readonly past: Entry | null;
  readonly future: Entry | null;
}

export type HistoryEdit = MaskEdit | { readonly type: 'undo' } | { readonly type: 'redo' };

export type HistoryResult =
  | { readonly history: MaskHistory; readonly notice?: Notice }
  | { readonly refused: Notice | null };

/** A history that starts at this state, after a value set by the program. */
export function startHistory(present: MaskState): MaskHistory {
  return { present, past: null, future: null };
}

/** The state after another step, which can be undone. */
export function advance(history: MaskHistory, next: MaskState): MaskHistory {
  if (next.text === history.present.text) return { ...history, present: next };
  return { present: next, past: { state: history.present, rest: history.past }, future: null };
}

/**
 * The reducer of a masked input. The selection in `history.present` must be the visible one: the caller updates it
 * before each edit.
 */
export function reduceHistory<Value>(
  mask: Mask<Value>,
  history: MaskHistory,
  edit: HistoryEdit,
): HistoryResult {
  const { present, past, future } = history;
  if (edit.type === 'undo') {
    if (past === null) return nothingToDo;
    return {
      history: {
        present: past.state,
        past: past.rest,
        future: { state: present, rest: future },
      },
    };
  }
  if (edit.type === 'redo') {
    if (future === null) return nothingToDo;
    return {
      history: {
        present: future.state,
        past: { state: present, rest: past },
        future: future.rest,
      },
    };
  }
  const result = mask.edit(present, edit);
  if ('refused' in result) return result;
  const next = advance(history, result.state);
  return result.notice === undefined ? { history: next } : { history: next, notice: result.notice };
}
