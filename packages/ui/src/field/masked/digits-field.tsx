import type { Ref } from 'react';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { InputField } from '../input-field.tsx';
import { digitsIn } from './digit-groups.ts';
import type { Mask } from './mask.ts';
import { useMaskedInput } from './use-masked-input.ts';

/** What a form needs beside the digits to tell a finished number from one that is being typed. */
export interface DigitsChangeDetails {
  /** Whether the number has all its digits. */
  readonly isComplete: boolean;
  /** Whether there is no digit. */
  readonly isEmpty: boolean;
}

export interface DigitsFieldProps
  extends FieldProps,
    ValueProps<string, [details: DigitsChangeDetails]> {
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface DigitsFieldRules {
  readonly mask: Mask<string>;
  /** How many digits make it whole. */
  readonly complete: readonly number[];
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
  /** Drawn as dots while it has no focus. @default false */
  readonly isConcealed?: boolean | undefined;
}

/** A number that is digits in groups, in a field. */
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
