import type { Ref } from 'react';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { InputField } from '../input-field.tsx';
import { digitsIn } from './digit-groups.ts';
import type { Mask } from './mask.ts';
import { useMaskedInput } from './use-masked-input.ts';

/** Tells a form whether the number is complete. */
export interface DigitsChangeDetails {
  /** True when the number has all its digits. */
  readonly isComplete: boolean;
  /** True when no digit is entered. */
  readonly isEmpty: boolean;
}

export interface DigitsFieldProps
  extends FieldProps,
    ValueProps<string, [details: DigitsChangeDetails]> {
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface DigitsFieldRules {
  readonly mask: Mask<string>;
  /** Valid numbers of digits. */
  readonly complete: readonly number[];
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
  /** Masked with dots while unfocused. @default false */
  readonly isConcealed?: boolean | undefined;
}

/** A field for a number in groups of digits. */
export function DigitsField({
  rules,
  props,
}: {
  readonly rules: DigitsFieldRules;
  readonly props: DigitsFieldProps;
}) {
  const { value, defaultValue, onChange, onBlur, ref, ...field } = props;
  const { mask, complete, placeholder, autoComplete = 'off', isConcealed = false } = rules;
  const { input } = useMaskedInput({
    mask,
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: (digits, text) =>
      onChange?.(digits, {
        isComplete: complete.includes(digitsIn(text).length),
        isEmpty: digits === '',
      }),
  });
  return (
    <InputField
      {...field}
      {...input}
      inputMode="numeric"
      placeholder={placeholder}
      autoComplete={autoComplete}
      isConcealed={isConcealed}
      isNumeric
    />
  );
}
