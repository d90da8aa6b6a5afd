import { commandKeys } from '../../keys/command-keys.ts';
import { afterPress } from '../after-press.ts';
import { beforeFrame, type WriteMoment } from './before-frame.ts';
import type { HistoryEdit, MaskHistory } from './history.ts';
import type { Mask, MaskState, Notice } from './mask.ts';
import { type MaskedInputHost, MaskedText } from './masked-text.ts';
import { editBetween, editOf } from './native-edit.ts';
import { isNatural } from './native-result.ts';

export interface MaskedInput<Value> {
  /** Listens to the element; the returned function stops it. */
  attach(input: HTMLInputElement): () => void;
  /** Enters a whole text as the user would: undoable, and emitted. */
  enter(text: string): void;
  /** The entered text, even before the element shows it. */
  text(): string;
  /** Applies a render's props: the host, the mask, and the value when controlled. */
  update(host: MaskedInputHost<Value>, mask: Mask<Value>, value: Value | null | undefined): void;
}

/** An edit's result that the element doesn't show yet, with what it shows instead. */
interface Owed {
  readonly state: MaskState;
  readonly shown: MaskState;
}

type Shown = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

const asItIs = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Shown => ({
  value,
  selectionStart,
  selectionEnd,
});

/** Events that use the text or caret, other than keys and edits. */
const uses = ['pointerdown', 'copy', 'cut', 'drop'] as const;

/**
 * Drives a native input with a mask; React isn't involved in keystrokes. An edit is reduced and emitted at
 * `beforeinput`. If the browser's own edit gives the same result it is let through; otherwise it is prevented and the
 * result written: when `moment` says so, and before anything that could use the element's text or selection. Edits
 * until then are reduced from the pending result; a program that reads the element while a value is emitted may see the
 * previous text. Edits that can't be prevented (compositions, autofill, keyboards with non-cancelable events) are
 * redone afterwards from the state before them. The mask handles undo: writing to an input clears the browser's own
 * history.
 */
export function createMaskedInput<Value>(
  initialMask: Mask<Value>,
  initialValue: Value | null | undefined,
  moment: WriteMoment = beforeFrame,
): MaskedInput<Value> {
  const masked = new MaskedText(initialMask, initialValue);
  let input: HTMLInputElement | null = null;
  let isComposing = false;
  /** State before an edit that was let through, and its result if known. */
  let before = masked.state;
  let expected: { history: MaskHistory; notice: Notice | null } | null = null;
  let owed: Owed | null = null;
  /** The element as it was left, where a caret is still owed: focus was lost before it could be set. */
  let left: Shown | null = null;
  let isFirstUpdate = true;
  let shown: Value | null | undefined;

  function seen(element: HTMLInputElement): MaskState {
    const start = element.selectionStart ?? masked.text.length;
    return { ...masked.state, start, end: element.selectionEnd ?? start };
  }

  /** A text that a program has set meanwhile is kept, as if set later. */
  function settle(): void {
    if (owed === null || input === null) return;
    const { state, shown: old } = owed;
    owed = null;
    if (input.value !== old.text) return;
    const isFocused = input.matches(':focus');
    put(input, state, isFocused, state.text !== old.text);
    left = isFocused ? null : asItIs(input);
  }

  /**
   * Safari focuses an input when its caret is set, so a caret pending at blur waits until focus returns. A selection
   * that the browser makes then, as Tab does, takes precedence.
   */
  function onFocus(this: HTMLInputElement): void {
    const { text, start, end } = masked.state;
    const { value, selectionStart, selectionEnd } = this;
    const isAsLeft =
      left?.value === value &&
      left.selectionStart === selectionStart &&
      left.selectionEnd === selectionEnd;
    const isAllSelected =
      selectionEnd !== 0 && selectionStart === 0 && selectionEnd === text.length;
    left = null;
    if (isAsLeft && !isAllSelected && value === text) this.setSelectionRange(start, end);
  }

  function apply(element: HTMLInputElement, edit: HistoryEdit, from: MaskState, back = from): void {
    const result = masked.reduce(from, edit);
    if ('refused' in result) {
      if (element.value !== back.text) write(element, back, true);
      masked.say(result.refused);
      return;
    }
    write(element, result.history.present, edit.type !== 'fill' || element.matches(':focus'));
    masked.accept(result.history, result.notice ?? null);
  }

  function onBeforeInput(this: HTMLInputElement, event: InputEvent): void {
    if (isComposing) return;
    const edit = event.cancelable ? editOf(event) : null;
    if (edit === null) settle();
    before = owed === null ? seen(this) : owed.state;
    expected = null;
    if (edit === null) return;
    const result = masked.reduce(before, edit);
    if ('refused' in result) {
      event.preventDefault();
      masked.say(result.refused);
      return;
    }
    const { history, notice = null } = result;
    if (owed === null && isNatural(before, event, history.present)) {
      expected = { history, notice };
      return;
    }
    event.preventDefault();
    owed = { state: history.present, shown: owed?.shown ?? before };
    moment(event, settle);
    masked.accept(history, notice);
  }

  function onInput(this: HTMLInputElement, event: Event): void {
    if (isComposing) return;
    settle();
    const { value } = this;
    const known = expected;
    expected = null;
    if (known !== null && value === known.history.present.text) {
      masked.accept(known.history, known.notice);
    } else if (value !== masked.text) {
      const edit = event instanceof InputEvent ? editOf(event) : null;
      const from = before.text === masked.text ? before : masked.state;
      apply(this, edit ?? { type: 'fill', text: value }, from);
    }
  }

  function onCompositionStart(this: HTMLInputElement): void {
    settle();
    isComposing = true;
    before = seen(this);
  }

  function onCompositionEnd(this: HTMLInputElement): void {
    isComposing = false;
    const change = editBetween(before, this.value, this.selectionStart ?? this.value.length);
    if (change !== null) apply(this, change.edit, change.state, before);
  }

  function onKeyDown(this: HTMLInputElement, event: KeyboardEvent): void {
    if (owed !== null && !isEdit(event, owed)) settle();
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || event.altKey || this.readOnly) return;
      event.preventDefault();
      const type = key === 'y' || event.shiftKey ? 'redo' : 'undo';
      apply(this, { type }, seen(this));
    } else if (event.key === 'Enter') commit(this);
  }

  function commit(element: HTMLInputElement): void {
    settle();
    if (!masked.commit()) return;
    write(element, masked.state, false);
    left &&= asItIs(element);
  }

  function onBlur(this: HTMLInputElement): void {
    commit(this);
    afterPress(() => masked.host?.onLeave?.());
  }

  /** Even a submission by shortcut sends the visible text. */
  function onSubmit(event: Event): void {
    if (input !== null && input.form === event.target) commit(input);
  }

  /** The event fires before the form restores the initial text. */
  function onReset(event: Event): void {
    const element = input;
    if (element === null || element.form !== event.target) return;
    settle();
    setTimeout(() => {
      settle();
      masked.restart(element.value);
      write(element, masked.state, element.matches(':focus'));
    });
  }

  /** A text entered before the script ran (typed early, restored by the browser) is kept. */
  function adopt(element: HTMLInputElement): void {
    const { value, defaultValue } = element;
    if (value === masked.text) return;
    if (value === defaultValue) write(element, masked.state, false);
    else apply(element, { type: 'fill', text: value }, masked.state);
  }

  return {
    attach: (element) => {
      const listening = new AbortController();
      const { signal } = listening;
      input = element;
      if (!isFirstUpdate) adopt(element);
      element.addEventListener('beforeinput', onBeforeInput, { signal });
      element.addEventListener('input', onInput, { signal });
      element.addEventListener('change', onInput, { signal });
      element.addEventListener('compositionstart', onCompositionStart, { signal });
      element.addEventListener('compositionend', onCompositionEnd, { signal });
      element.addEventListener('keydown', commandKeys(onKeyDown), { signal });
      element.addEventListener('blur', onBlur, { signal });
      element.addEventListener('focus', onFocus, { signal });
      for (const type of uses) element.addEventListener(type, settle, { signal });
      element.ownerDocument.addEventListener('submit', onSubmit, { signal, capture: true });
      element.ownerDocument.addEventListener('reset', onReset, { signal });
      return () => {
        settle();
        input = null;
        listening.abort();
      };
    },
    enter: (text) => {
      if (input === null) return;
      settle();
      apply(input, { type: 'fill', text }, seen(input));
    },
    text: () => masked.text,
    update: (host, mask, value) => {
      masked.host = host;
      if (isFirstUpdate) {
        isFirstUpdate = false;
        if (input !== null) adopt(input);
        shown = value;
        masked.correct(initialValue);
        return;
      }
      const { text } = masked;
      masked.setMask(mask);
      if (value !== undefined && !Object.is(value, shown)) masked.show(value);
      shown = value;
      if (masked.text !== text && input !== null) {
        owed = null;
        write(input, masked.state, input.matches(':focus'));
      }
    },
  };
}

/**
 * A key that requests an edit through `beforeinput` and uses neither text nor caret before. Browsers fire none for
 * Backspace at the start of a text.
 */
function isEdit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { state, shown }: Owed): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || (key === 'Backspace' && shown.end > 0 && state.end > 0);
}

function write(element: HTMLInputElement, state: MaskState, withSelection: boolean): void {
  put(element, state, withSelection, element.value !== state.text);
}

/** Setting a new value moves the caret to its end; only another position needs a second call. */
function put(
  element: HTMLInputElement,
  { text, start, end }: MaskState,
  withSelection: boolean,
  isNew: boolean,
): void {
  if (isNew) element.value = text;
  if (!withSelection || (isNew && start === text.length)) return;
  element.setSelectionRange(start, end);
}
