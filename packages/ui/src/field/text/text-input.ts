import { flushSync } from 'react-dom';
import { commandKeys } from '../../keys/command-keys.ts';
import { afterPress } from '../after-press.ts';

/** Debounce before a text is emitted, in milliseconds. */
export const textDebounce = 16;

export interface TextInputHost {
  onEmit(text: string): void;
  /** Called on every text change, before the value is emitted. */
  onText(text: string): void;
  /** Called after Enter has emitted the text, and before the key's other effects. */
  onCommand(event: KeyboardEvent, text: string): void;
  onLeave(): void;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextInput {
  setHost(host: TextInputHost): void;
  /** Listens to the element; the returned function stops it. */
  attach(element: TextElement): () => void;
  /** Shows a text set by the program, unless it echoes an emitted one. */
  show(text: string): void;
  /** Sets the text as the user would, and emits it immediately. */
  enter(text: string): void;
  focus(): void;
}

/**
 * Emits text typed into a native input or text area after `delay` ms without typing; immediately on blur, on Enter and
 * when its form is submitted. React isn't involved in keystrokes, and has rendered an emitted text before the next key.
 */
export function createTextInput(initial: string, delay: number): TextInput {
  let host: TextInputHost | null = null;
  let element: TextElement | null = null;
  let emitted = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (element === null || element.value === emitted) return;
    emitted = element.value;
    host?.onEmit(emitted);
  }

  /** Rendered synchronously: otherwise an Enter pressed meanwhile would submit the previous text. */
  const rested = () => flushSync(flush);

  function onInput(this: TextElement): void {
    host?.onText(this.value);
    if (delay === 0) {
      flush();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(rested, delay);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') flush();
    if (element !== null) host?.onCommand(event, element.value);
  }

  function onBlur(): void {
    flush();
    afterPress(() => host?.onLeave());
  }

  function onSubmit(event: Event): void {
    if (element?.form === event.target) flush();
  }

  /** The event fires before the form restores the initial text. */
  function onReset(event: Event): void {
    if (element === null || element.form !== event.target) return;
    setTimeout(() => {
      if (element !== null) host?.onText(element.value);
      flush();
    });
  }

  return {
    setHost: (next) => {
      host = next;
    },
    attach: (target) => {
      const listening = new AbortController();
      const { signal } = listening;
      element = target;
      target.addEventListener('input', onInput, { signal });
      target.addEventListener('change', flush, { signal });
      const heard: HTMLElement = target;
      heard.addEventListener('keydown', commandKeys(onKeyDown), { signal });
      target.addEventListener('blur', onBlur, { signal });
      target.ownerDocument.addEventListener('submit', onSubmit, { signal, capture: true });
      target.ownerDocument.addEventListener('reset', onReset, { signal });
      return () => {
        listening.abort();
        clearTimeout(timer);
        element = null;
      };
    },
    show: (text) => {
      if (text === emitted) return;
      emitted = text;
      clearTimeout(timer);
      if (element === null || element.value === text) return;
      element.value = text;
      host?.onText(text);
    },
    enter: (text) => {
      if (element === null) return;
      element.value = text;
      host?.onText(text);
      flush();
    },
    focus: () => element?.focus(),
  };
}
