import { flushSync } from 'react-dom';
import { commandKeys } from '../../keys/command-keys.ts';

/** How long a text rests before it is emitted, in milliseconds. */
export const textDebounce = 16;

export interface TextInputHost {
  onEmit(text: string): void;
  /** On every change of the text, before it is emitted. */
  onText(text: string): void;
  /** After an Enter has emitted the text, and before anything else a key does. */
  onCommand(event: KeyboardEvent, text: string): void;
  onLeave(): void;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextInput {
  setHost(host: TextInputHost): void;
  /** Listens to the element until the returned function is called. */
  attach(element: TextElement): () => void;
  /** Shows a text set by the program, unless it is an echo of one emitted. */
  show(text: string): void;
  /** Sets the text as the person would, and emits it at once. */
  enter(text: string): void;
  focus(): void;
}

/**
 * Emits what is typed into a native input or text area after it has rested for `delay` ms; at
 * once when the field is left, on Enter and when its form is submitted. React takes no part in a
 * keystroke, and has rendered what was emitted before the next one.
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

  /** Rendered at once: left to React's own time, an Enter pressed meanwhile would submit the text of before. */
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
    host?.onLeave();
  }

  function onSubmit(event: Event): void {
    if (element?.form === event.target) flush();
  }

  /** The event comes before the form puts the first text back. */
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
