import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';

/** Kinds of text in a text field. */
export type TextFieldType = 'text' | 'email' | 'url';

export interface TextFieldProps extends FieldProps, ValueProps<string> {
  /** Kind of text: it determines a phone's keyboard. @default 'text' */
  readonly type?: TextFieldType | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Autofill hint. @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Keyboard on a phone. */
  readonly inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | undefined;
  /** Maximum length in UTF-16 units; the browser ignores further typing. */
  readonly maxLength?: number | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** Content before the text, outside the value. Keep it stable between renders. */
  readonly before?: ReactNode;
  /** Content after the text, such as a unit. Keep it stable between renders. */
  readonly after?: ReactNode;
  /** Debounce before a change is emitted, in milliseconds. @default 16 */
  readonly debounce?: number | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Single-line text. Changes are emitted after 16 ms without typing. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, ref, debounce = textDebounce, ...field } = props;
  const { inputRef, initialText } = useTextInput<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: onChange,
    delay: debounce,
  });
  return <InputField {...field} inputRef={inputRef} initialText={initialText} />;
}
