import { advance, type HistoryEdit, reduceHistory, startHistory } from './history.ts';
import { caretAtEnd, type Mask, type MaskState, type Notice } from './mask.ts';
import { editBetween, editOf } from './native-edit.ts';

/** What a masked input tells the component it belongs to. All are called synchronously. */
export interface MaskedInputHost<Value> {
  onEmit(value: Value, text: string): void;
  /** After every change of the text, also where nothing is emitted. */
  onText(text: string): void;
  /** A refusal or an adjustment to be said; `null` when the last one no longer holds. */
  onNotice(notice: Notice | null): void;
  /** The person is done with the text: before the field is left, on Enter, on submission. */
  onCommit(text: string): void;
  onLeave(): void;
}

export interface MaskedInput<Value> {
  setHost(host: MaskedInputHost<Value>): void;
  /** Listens to the element until the returned function is called. */
  attach(input: HTMLInputElement): () => void;
  setMask(mask: Mask<Value>): void;
  /** Enters a whole text as the person would: it can be undone, and it is emitted. */
  enter(text: string): void;
  /** Shows a value set by the program, unless the text already says it. */
  show(value: Value | null | undefined): void;
}

/**
 * Drives a native input by a mask. Edits are stopped at `beforeinput`, reduced, and their result
 * is written back; React takes no part in a keystroke. What cannot be stopped (compositions,
 * autofill, keyboards with events that cannot be cancelled) is let through and then redone from
 * the state before it. Undo belongs to the mask: writing to an input empties the browser's own.
 */
export function createMaskedInput<Value>(
  initialMask: Mask<Value>,
  initialValue: Value | null | undefined,
): MaskedInput<Value> {
  let mask = initialMask;
  let host: MaskedInputHost<Value> | null = null;
  let input: HTMLInputElement | null = null;
  let history = startHistory(caretAtEnd(mask.textOf(initialValue)));
  let emittedKey = mask.read(history.present.text).key;
  let isComposing = false;
  let before = history.present;

  function seen(element: HTMLInputElement): MaskState {
    const { text } = history.present;
    const start = element.selectionStart ?? text.length;
    return { text, start, end: element.selectionEnd ?? start };
  }

  function apply(element: HTMLInputElement, edit: HistoryEdit, from: MaskState, back = from): void {
    const result = reduceHistory(mask, { ...history, present: from }, edit);
    if ('refused' in result) {
      if (element.value !== back.text) write(element, back, true);
      host?.onNotice(result.refused);
      return;
    }
    const isNewText = result.history.present.text !== from.text;
    history = result.history;
    write(element, history.present, edit.type !== 'fill' || element.matches(':focus'));
    host?.onNotice(result.notice ?? null);
    if (isNewText) changed();
  }

  function changed(): void {
    const { text } = history.present;
    const reading = mask.read(text);
    if (reading.hold !== true && reading.key !== emittedKey) {
      emittedKey = reading.key;
      host?.onEmit(reading.value, text);
    }
    host?.onText(text);
  }

  function commit(element: HTMLInputElement): Notice | null {
    const { state, notice } = mask.commit(history.present.text);
    if (state.text !== history.present.text) {
      history = advance({ ...history, present: seen(element) }, state);
      write(element, state, false);
      changed();
    }
    host?.onCommit(history.present.text);
    return notice ?? null;
  }

  function onBeforeInput(this: HTMLInputElement, event: InputEvent): void {
    if (isComposing) return;
    const edit = event.cancelable ? editOf(event) : null;
    before = seen(this);
    if (edit === null) return;
    event.preventDefault();
    apply(this, edit, before);
  }

  function onInput(this: HTMLInputElement, event: Event): void {
    if (isComposing || this.value === history.present.text) return;
    const edit = event instanceof InputEvent ? editOf(event) : null;
    const from = before.text === history.present.text ? before : history.present;
    apply(this, edit ?? { type: 'fill', text: this.value }, from);
  }

  function onCompositionStart(this: HTMLInputElement): void {
    isComposing = true;
    before = seen(this);
  }

  function onCompositionEnd(this: HTMLInputElement): void {
    isComposing = false;
    const change = editBetween(before, this.value, this.selectionStart ?? this.value.length);
    if (change !== null) apply(this, change.edit, change.state, before);
  }

  function onKeyDown(this: HTMLInputElement, event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) host?.onNotice(commit(this));
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.readOnly) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    const type = key === 'y' || event.shiftKey ? 'redo' : 'undo';
    apply(this, { type }, seen(this));
  }

  function onBlur(this: HTMLInputElement): void {
    host?.onNotice(commit(this));
    host?.onLeave();
  }

  /** Also a submission by a shortcut sends what the person sees. */
  function onSubmit(event: Event): void {
    if (input !== null && input.form === event.target) host?.onNotice(commit(input));
  }

  /** The event comes before the form puts the first text back. */
  function onReset(event: Event): void {
    const element = input;
    if (element === null || element.form !== event.target) return;
    setTimeout(() => restart(element.value));
  }

  function restart(text: string): void {
    history = startHistory(caretAtEnd(text));
    if (input !== null) write(input, history.present, input.matches(':focus'));
    host?.onNotice(null);
    changed();
  }

  function attach(element: HTMLInputElement): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    input = element;
    if (element.value === element.defaultValue) write(element, history.present, false);
    else if (element.value !== history.present.text)
      apply(element, { type: 'fill', text: element.value }, history.present);
    element.addEventListener('beforeinput', onBeforeInput, { signal });
    element.addEventListener('input', onInput, { signal });
    element.addEventListener('change', onInput, { signal });
    element.addEventListener('compositionstart', onCompositionStart, { signal });
    element.addEventListener('compositionend', onCompositionEnd, { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('blur', onBlur, { signal });
    element.ownerDocument.addEventListener('submit', onSubmit, { signal, capture: true });
    element.ownerDocument.addEventListener('reset', onReset, { signal });
    return () => {
      input = null;
      listening.abort();
    };
  }

  return {
    attach,
    setHost: (next) => {
      host = next;
    },
    setMask: (next) => {
      if (next === mask) return;
      const { text } = history.present;
      const { value } = mask.read(text);
      const isFinished = mask.textOf(value) === text;
      mask = next;
      const masked = isFinished ? mask.textOf(value) : text;
      if (masked === text) changed();
      else restart(masked);
    },
    enter: (text) => {
      if (input !== null) apply(input, { type: 'fill', text }, seen(input));
    },
    show: (value) => {
      if (mask.says(history.present.text, value)) return;
      const text = mask.textOf(value);
      const { key, value: shown } = mask.read(text);
      emittedKey = key;
      if (text !== history.present.text) restart(text);
      if (!mask.says(text, value)) host?.onEmit(shown, text);
    },
  };
}

/** Setting a new value moves the caret to its end; only another place needs a second call. */
function write(element: HTMLInputElement, state: MaskState, withSelection: boolean): void {
  const { text, start, end } = state;
  const isNew = element.value !== text;
  if (isNew) element.value = text;
  if (!withSelection || (isNew && start === text.length)) return;
  element.setSelectionRange(start, end);
}
