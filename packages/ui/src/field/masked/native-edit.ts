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
 * The edit of an Input Events event. `null` for events to let through: compositions, replacements at an unknown
 * position, line breaks.
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

/** One typed character is an `insert`; several at once (IME, dictation) are a paste. */
function insertionOf(text: string): MaskEdit {
  return { type: text.length === 1 ? 'insert' : 'paste', text };
}

/**
 * The edit between a known state and the value the browser has set itself, when it couldn't be prevented: the end of a
 * composition, keyboards with non-cancelable events. The caret resolves readings that the two texts leave ambiguous.
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
