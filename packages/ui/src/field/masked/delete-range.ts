import type { MaskEdit, MaskState } from './mask.ts';

/**
 * Roles of a character in a deletion: `own` was entered by the user; `literal` was added by the mask at a word
 * boundary; `joiner` was added within a word (an amount's commas).
 */
export type CharacterRole = 'own' | 'literal' | 'joiner';

type Deletion = Extract<MaskEdit, { type: 'delete' }>;

/**
 * The range a deletion removes, and the resulting caret position in the old text. Literals beside the caret are
 * skipped, so that a deletion always removes an entered character; `null` for none.
 */
export function deleteRange(
  state: MaskState,
  edit: Deletion,
  roleAt: (index: number) => CharacterRole,
): { readonly from: number; readonly to: number; readonly caret: number } | null {
  const { text, start, end } = state;
  if (start !== end) return { from: start, to: end, caret: start };
  if (edit.direction === 'backward') {
    const last = seek(start - 1, -1, text.length, roleAt);
    if (last === null) return null;
    const from = edit.unit === 'line' ? 0 : farEnd(last, -1, edit, text.length, roleAt);
    return { from, to: start, caret: from };
  }
  const first = seek(start, 1, text.length, roleAt);
  if (first === null) return null;
  const last = edit.unit === 'line' ? text.length - 1 : farEnd(first, 1, edit, text.length, roleAt);
  return { from: first, to: last + 1, caret: start };
}

function seek(
  index: number,
  step: 1 | -1,
  length: number,
  roleAt: (index: number) => CharacterRole,
): number | null {
  let at = index;
  while (at >= 0 && at < length) {
    if (roleAt(at) === 'own') return at;
    at += step;
  }
  return null;
}

function farEnd(
  index: number,
  step: 1 | -1,
  edit: Deletion,
  length: number,
  roleAt: (index: number) => CharacterRole,
): number {
  if (edit.unit === 'character') return index;
  let far = index;
  for (let at = index; at >= 0 && at < length && roleAt(at) !== 'literal'; at += step) {
    if (roleAt(at) === 'own') far = at;
  }
  return far;
}
