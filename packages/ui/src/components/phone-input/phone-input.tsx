import type { Ref } from 'react';
import { adornmentStart } from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useMaskedInput } from '../../field/masked/use-masked-input.ts';
import { digitsOf, phoneMask } from './phone-edit.ts';

/** Lets a form treat an empty optional phone as no value. */
export interface PhoneChangeDetails {
  /** Digits so far, without the country code: '' to ten digits. */
  readonly digits: string;
  /** True when no digit is entered. */
  readonly isEmpty: boolean;
}

export interface PhoneInputProps
  extends FieldProps,
    ValueProps<string, [details: PhoneChangeDetails]> {
  /**
   * Autofill hint of the input.
   * @default 'tel'
   */
  readonly autoComplete?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const countryCode = <span className={adornmentStart}>+1</span>;

/**
 * A US phone number as (###) ###-#### after a fixed +1. Emits the ten digits, or {@link invalidPhone} while there are
 * not exactly ten, also when the field was cleared.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { value, defaultValue, onChange, onBlur, ref, autoComplete = 'tel', ...field } = props;
  const { input } = useMaskedInput({
    mask: phoneMask,
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: (emitted, text) => {
      const digits = digitsOf(text);
      onChange?.(emitted, { digits, isEmpty: digits === '' });
    },
  });
  return (
    <InputField
      {...field}
      {...input}
      before={countryCode}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      isNumeric
    />
  );
}
