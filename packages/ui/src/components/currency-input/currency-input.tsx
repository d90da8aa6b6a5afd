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
  /**
   * `hero` for the one amount that a screen is about: 48/60 on a hairline, with quiet decimals.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'hero' | undefined;
  /** Digits allowed behind the point; a further one is refused. @default 2 */
  readonly decimals?: number | undefined;
  /** Written before the amount, for instance 'USD '. No digits. @default '$' */
  readonly prefix?: string | undefined;
  /** Lowest amount. A lower one is raised when the field is left and not emitted before that. */
  readonly min?: number | string | undefined;
  /** Highest amount. A higher one becomes it at once. */
  readonly max?: number | string | undefined;
  /** Otherwise a typed minus gives `min`, or 0. @default false */
  readonly allowNegative?: boolean | undefined;
  /** Shown while it is empty; never in place of a label. */
  readonly placeholder?: string | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Emits numbers of at most 15 significant digits, which a number holds exactly. */
export interface CurrencyNumberProps extends CurrencyOptions, ValueProps<number | null> {
  /** What is handed over: a number. */
  readonly output?: 'number' | undefined;
}

/** Emits exact decimal strings ('12345678901234567.89') of any length; '' when empty. */
export interface CurrencyStringProps extends CurrencyOptions, ValueProps<string> {
  /** What is handed over: a text, exact to any length. */
  readonly output: 'string';
}

export type CurrencyInputProps = CurrencyNumberProps | CurrencyStringProps;

/**
 * An amount of money, formatted while it is typed. Values set by the program are rounded to
 * `decimals` (half away from zero) and brought between `min` and `max`; where that changes them,
 * the changed value is emitted. A text that is no amount ('12,34') stays as it was typed: no value is
 * emitted (null, or '' as a string), and the input's custom validity says what to enter, so that its
 * form isn't sent.
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
