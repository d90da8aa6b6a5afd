import type { MaskState } from './mask.ts';

/** The browser's own result of an edit, for edits where it is certain. */
function nativeResult(state: MaskState, inputType: string, data: string | null): MaskState | null {
  const { text, start, end } = state;
  let from = start;
  let to = end;
  let inserted = '';
  if (inputType === 'insertText' && data !== null) inserted = data;
  else if (inputType === 'deleteContentBackward') from = start === end ? start - 1 : start;
  else if (inputType === 'deleteContentForward') to = start === end ? end + 1 : end;
  else return null;
  if (from < 0 || to > text.length) return null;
  const caret = from + inserted.length;
  return { text: text.slice(0, from) + inserted + text.slice(to), start: caret, end: caret };
}

/**
 * Whether the browser's own edit gives the mask's result. Then it can be let through, which costs less than half of
 * writing the value by script.
 */
export function isNatural(
  state: MaskState,
  { inputType, data }: Pick<InputEvent, 'inputType' | 'data'>,
  wanted: MaskState,
): boolean {
  const native = nativeResult(state, inputType, data);
  return native !== null && native.text === wanted.text && native.start === wanted.start;
}
