import type { HistoryEdit } from './history.ts';
import type { MaskEdit, MaskState } from './mask.ts';

type Deletion = Extract<MaskEdit, { type: 'delete' }>;

const characterBefore: Deletion = { type: 'delete', direction: 'backward', unit: 'character' };
const characterAfter: Deletion = { type: 'delete', direction: 'forward', unit: 'character' };
const lineBefore: Deletion = { type: 'delete', direction: 'backward', unit: 'line' };
const lineAfter: Deletion = { type: 'delete', direction: 'forward', unit: 'line' };

const deletions: Readonly<Record<string, Deletion>> = {
  deleteContentBackward: characterBefore,
  deleteContentForward: characterAfter,
  deleteWordBackward: { type: 'delete', direction: 'backward', unit: 'word' },
  deleteWordForward: { type: 'delete', direction: 'forward', unit: 'word' },
  deleteSoftLineBackward: lineBefore,
  deleteHardLineBackward: lineBefore,
  deleteSoftLineForward: lineAfter,
  deleteHardLineForward: lineAfter,
  deleteEntireSoftLine: lineBefore,
  deleteByCut: characterBefore,
  deleteByDrag: characterBefore,
  deleteContent: characterBefore,
};

const pastes: ReadonlySet<string> = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
]);

/**
 * The edit an event of the Input Events specification asks for. `null` for what must be let
 * through: compositions, replacements whose place is not known beforehand, line breaks.
 */
export function editOf(event: InputEvent): HistoryEdit | null {
  const { inputType } = event;
  if (inputType === 'insertText') return event.data === null ? null : insertionOf(event.data);
  if (pastes.has(inputType)) {
    return { type: 'paste', text: event.data ?? event.dataTransfer?.getData('text/plain') ?? '' };
  }
  if (inputType === 'historyUndo') return { type: 'undo' };
  if (inputType === 'historyRedo') return { type: 'redo' };
  return deletions[inputType] ?? null;
}

/** One typed character is `insert`; more at once (an input method, dictation) is a paste. */
function insertionOf(text: string): MaskEdit {
  return { type: text.length === 1 ? 'insert' : 'paste', text };
}

/**
 * The edit that led from a known state to the value the browser has put into the input by itself,
 * where it could not be stopped beforehand: the end of a composition, keyboards whose events
 * cannot be cancelled. The caret tells apart readings that the two texts alone leave open.
 */
export function editBetween(
  before: MaskState,
  value: string,
  caret: number,
): { readonly state: MaskState; readonly edit: MaskEdit } | null {
  const { text } = before;
  if (value === text) return null;
  const tail = value.slice(caret);
  const kept = text.endsWith(tail) ? tail.length : commonEnd(text, value);
  const limit = Math.min(text.length, value.length) - kept;
  let start = 0;
  while (start < limit && text[start] === value[start]) start += 1;
  const end = text.length - kept;
  const inserted = value.slice(start, value.length - kept);
  if (inserted !== '') return { state: { ...before, start, end }, edit: insertionOf(inserted) };
  if (end - start > 1) return { state: { ...before, start, end }, edit: characterBefore };
  return before.start === start
    ? { state: { ...before, start, end: start }, edit: characterAfter }
    : { state: { ...before, start: end, end }, edit: characterBefore };
}

function commonEnd(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}
