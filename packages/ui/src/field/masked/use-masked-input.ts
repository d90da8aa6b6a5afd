import {
  createRef,
  type Ref,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { afterPress } from '../after-press.ts';
import { assignRef } from '../assign-ref.ts';
import { useFieldMessages } from '../messages-context.tsx';
import type { Mask, Notice } from './mask.ts';
import { createMaskedInput, type MaskedInput } from './masked-input.ts';
import { createNoticeShow } from './notice-stay.ts';

export interface MaskedInputOptions<Value> {
  readonly mask: Mask<Value>;
  readonly value: Value | null | undefined;
  readonly defaultValue: Value | null | undefined;
  readonly onEmit: (value: Value, text: string) => void;
  /**
   * Returns a text's error, shown at the field; a text is final after blur, on Enter and on submission. Its final error
   * is always the input's custom validity, so that no form is submitted with it.
   */
  readonly problemOf?: (text: string, isFinal: boolean) => string | undefined;
  /** Called with every text of the input, for content drawn beside it; it must not render. */
  readonly onText?: ((text: string) => void) | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

export interface MaskedInputBinding<Value> {
  readonly masked: MaskedInput<Value>;
  /** Props for the InputField; all are stable between renders. */
  readonly input: {
    readonly inputRef: RefCallback<HTMLInputElement>;
    readonly noticeRef: Ref<HTMLOutputElement>;
    readonly initialText: string;
  };
  /** The text's error, from `problemOf`. */
  readonly problem: string | undefined;
}

/** Connects a mask, a native input and a field's props. Keystrokes render nothing. */
export function useMaskedInput<Value>(
  options: MaskedInputOptions<Value>,
): MaskedInputBinding<Value> {
  const { mask, value, defaultValue, ref, problemOf = neverWrong } = options;
  const messages = useFieldMessages();
  // The notice's element is read when a notice is shown, never while rendering.
  // oxlint-disable-next-line react/refs
  const [own] = useState(() => {
    const initial = value === undefined ? defaultValue : value;
    const noticeRef = createRef<HTMLOutputElement>();
    return {
      masked: createMaskedInput(mask, initial),
      initialText: mask.textOf(initial),
      noticeRef,
      notify: createNoticeShow(() => noticeRef.current),
      validity: createValidity(),
    };
  });
  const { masked, initialText, noticeRef, notify, validity } = own;
  const [judged, setJudged] = useState({ text: initialText, isFinal: true });
  const problem = problemOf(judged.text, judged.isFinal);
  /** Most keys don't change the error, and must not render anything. */
  const judge = (text: string, isFinal: boolean) => {
    options.onText?.(text);
    validity.set(problemOf(text, true));
    if (problemOf(text, isFinal) !== problem) afterPress(() => setJudged({ text, isFinal }));
  };

  useLayoutEffect(() => {
    const host = {
      onEmit: options.onEmit,
      onText: (text: string) => judge(text, false),
      onCommit: (text: string) => judge(text, true),
      onLeave: options.onBlur,
      onNotice: (notice: Notice | null) => {
        notify(notice === null ? '' : messages.notices[notice.reason](notice.limit ?? ''));
      },
    };
    masked.update(host, mask, value);
    options.onText?.(masked.text());
    validity.set(problemOf(masked.text(), true));
  });

  const inputRef = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return undefined;
      validity.attach(input);
      const detach = masked.attach(input);
      assignRef(ref, input);
      return () => {
        detach();
        assignRef(ref, null);
      };
    },
    [masked, ref, validity],
  );
  return { masked, input: { inputRef, noticeRef, initialText }, problem };
}

const neverWrong = () => undefined;

/** The custom validity of an input, set only when it changes. */
function createValidity() {
  let element: HTMLInputElement | null = null;
  return {
    attach: (input: HTMLInputElement) => {
      element = input;
    },
    set: (message = '') => {
      if (element !== null && element.validationMessage !== message) {
        element.setCustomValidity(message);
      }
    },
  };
}
