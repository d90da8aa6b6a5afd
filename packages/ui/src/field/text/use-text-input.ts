import {
  type Ref,
  type RefCallback,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assignRef } from '../assign-ref.ts';
import { createTextInput, type TextInput } from './text-input.ts';

export interface TextInputOptions<Element extends HTMLInputElement | HTMLTextAreaElement> {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onEmit: ((text: string) => void) | undefined;
  /** Called on every text change, before the value is emitted. */
  readonly onText?: (text: string) => void;
  readonly onCommand?: (event: KeyboardEvent, text: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly ref: Ref<Element> | undefined;
  /** Debounce in milliseconds; read on first render. */
  readonly delay: number;
}

export interface TextInputBinding<Element> {
  readonly inputRef: RefCallback<Element>;
  readonly initialText: string;
  readonly text: TextInput;
}

/** Connects a native input or text area with a field's props. Keystrokes render nothing. */
export function useTextInput<Element extends HTMLInputElement | HTMLTextAreaElement>(
  options: TextInputOptions<Element>,
): TextInputBinding<Element> {
  const { value, ref } = options;
  const [initialText] = useState(value ?? options.defaultValue ?? '');
  const [text] = useState(() => createTextInput(initialText, options.delay));
  const shown = useRef(value);

  useInsertionEffect(() => {
    text.setHost({
      onEmit: (emitted) => options.onEmit?.(emitted),
      onText: (typed) => options.onText?.(typed),
      onCommand: (event, typed) => options.onCommand?.(event, typed),
      onLeave: () => options.onBlur?.(),
    });
  });

  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    if (value !== undefined) text.show(value);
  });

  const inputRef = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const detach = text.attach(element);
      assignRef(ref, element);
      return () => {
        detach();
        assignRef(ref, null);
      };
    },
    [text, ref],
  );
  return { inputRef, initialText, text };
}
