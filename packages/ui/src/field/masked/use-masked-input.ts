import {
  createRef,
  type Ref,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
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
  /** After every change of the text. */
  readonly onText?: (text: string) => void;
  /** Before the field is left, on Enter and on submission. */
  readonly onCommit?: (text: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

export interface MaskedInputBinding<Value> {
  readonly masked: MaskedInput<Value>;
  /** For the InputField; each of them stays the same between renderings. */
  readonly input: {
    readonly inputRef: RefCallback<HTMLInputElement>;
    readonly noticeRef: Ref<HTMLOutputElement>;
    readonly initialText: string;
  };
}

/** Joins a mask, a native input and the props of a field. No keystroke renders anything by it. */
export function useMaskedInput<Value>(
  options: MaskedInputOptions<Value>,
): MaskedInputBinding<Value> {
  const { mask, value, defaultValue, ref } = options;
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
    };
  });
  const { masked, initialText, noticeRef, notify } = own;

  useLayoutEffect(() => {
    const host = {
      onEmit: options.onEmit,
      onText: options.onText,
      onCommit: options.onCommit,
      onLeave: options.onBlur,
      onNotice: (notice: Notice | null) => {
        notify(notice === null ? '' : messages.notices[notice.reason](notice.limit ?? ''));
      },
    };
    masked.update(host, mask, value);
  });

  const inputRef = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return undefined;
      const detach = masked.attach(input);
      assignRef(ref, input);
      return () => {
        detach();
        assignRef(ref, null);
      };
    },
    [masked, ref],
  );
  return { masked, input: { inputRef, noticeRef, initialText } };
}
