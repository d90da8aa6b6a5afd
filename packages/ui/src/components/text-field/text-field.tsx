import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';

export type TextFieldType = 'text' | 'email' | 'url';

export interface TextFieldProps extends FieldProps, ValueProps<string> {
  /** @default 'text' */
  readonly type?: TextFieldType | undefined;
  readonly placeholder?: string | undefined;
  /** @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | undefined;
  /** In UTF-16 units; further typing is ignored by the browser. */
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Stands in front of the text, outside the value. Keep it the same between renderings. */
  readonly before?: ReactNode;
  /** Stands behind the text, for instance a unit. Keep it the same between renderings. */
  readonly after?: ReactNode;
  /** Rest before a change is emitted, in milliseconds. @default 16 */
  readonly debounce?: number | undefined;
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
