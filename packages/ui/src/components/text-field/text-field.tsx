import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';

/** What is written into a text field. */
export type TextFieldType = 'text' | 'email' | 'url';

export interface TextFieldProps extends FieldProps, ValueProps<string> {
  /** What is written: it decides the keyboard of a phone. @default 'text' */
  readonly type?: TextFieldType | undefined;
  /** Shown while it is empty; never in place of a label. */
  readonly placeholder?: string | undefined;
  /** What a browser may fill in by itself. @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | undefined;
  /** In UTF-16 units; further typing is ignored by the browser. */
  readonly maxLength?: number | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** Stands in front of the text, outside the value. Keep it the same between renderings. */
  readonly before?: ReactNode;
  /** Stands behind the text, for instance a unit. Keep it the same between renderings. */
  readonly after?: ReactNode;
  /** Rest before a change is emitted, in milliseconds. @default 16 */
  readonly debounce?: number | undefined;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. A change is emitted once the text has rested for 16 ms. */
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
