import { type Ref, useMemo } from 'react';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useMaskedInput } from '../../field/masked/use-masked-input.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { currencyMask } from './currency-edit.ts';
import { toDecimal } from './decimal.ts';
import { useAmountProblem } from './use-amount-problem.ts';
import { useQuietDecimals } from './use-quiet-decimals.tsx';

interface CurrencyOptions extends FieldProps {
  /** `hero` for the main amount of a screen: 48/60 on a hairline, with muted decimals. @default 'medium' */
  readonly size?: 'medium' | 'hero' | undefined;
  /** Maximum decimals; further digits are refused. @default 2 */
  readonly decimals?: number | undefined;
  /** Prefix before the amount, such as 'USD '. No digits. @default '$' */
  readonly prefix?: string | undefined;
  /** Minimum amount. A lower one is raised on blur and not emitted before that. */
  readonly min?: number | string | undefined;
  /** Maximum amount. A higher one is replaced by it immediately. */
  readonly max?: number | string | undefined;
  /** Allows negative amounts; otherwise a typed minus gives `min`, or 0. @default false */
  readonly allowNegative?: boolean | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Emits numbers of at most 15 significant digits, which a number represents exactly. */
export interface CurrencyNumberProps extends CurrencyOptions, ValueProps<number | null> {
  /** Emits a number. */
  readonly output?: 'number' | undefined;
}

/** Emits exact decimal strings ('12345678901234567.89') of any length; '' when empty. */
export interface CurrencyStringProps extends CurrencyOptions, ValueProps<string> {
  /** Emits a string, exact at any length. */
  readonly output: 'string';
}

export type CurrencyInputProps = CurrencyNumberProps | CurrencyStringProps;

/**
 * A money amount, formatted while it is typed. Values set by the program are rounded to `decimals` (half away from
 * zero) and clamped to `min` and `max`; a value changed that way is emitted. An ambiguous text ('12,34') stays as
 * typed: no value is emitted (null, or '' as a string), and the input's custom validity says what to enter, so that its
 * form isn't submitted.
 */
export function CurrencyInput(props: CurrencyInputProps) {
  const { value, defaultValue, onChange: _, onBlur, ref, ...rest } = props;
  const { decimals = 2, prefix = '$', min, max, output, size, ...others } = rest;
  const { allowNegative = false, ...field } = others;
  const most = max === undefined ? null : toDecimal(max);
  const mask = useMemo(
    () =>
      currencyMask({
        decimals,
        prefix,
        min: min === undefined ? null : toDecimal(min),
        max: most,
        allowNegative,
        output: output ?? 'number',
      }),
    [decimals, prefix, min, most, allowNegative, output],
  );
  const messages = useFieldMessages();
  const invalid = decimals === 0 ? messages.amountWholeInvalid : messages.amountInvalid;
  const problemOf = useAmountProblem({ prefix, decimals, max: most, invalid });
  const quiet = useQuietDecimals();
  const { input, problem } = useMaskedInput({
    mask,
    value,
    defaultValue,
    ref,
    onBlur,
    problemOf,
    onText: quiet.show,
    onEmit: (emitted) => {
      if (props.output === 'string') props.onChange?.(emitted === null ? '' : String(emitted));
      else props.onChange?.(typeof emitted === 'string' ? Number(emitted) : emitted);
    },
  });
  return (
    <InputField
      {...field}
      {...input}
      ownError={problem}
      size={size}
      after={size === 'hero' ? quiet.element : undefined}
      inputMode={allowNegative ? 'text' : 'decimal'}
      isNumeric
    />
  );
}
