import { type Ref, useMemo } from 'react';
import { unitEnd } from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useMaskedInput } from '../../field/masked/use-masked-input.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { toDecimal } from '../currency-input/decimal.ts';
import { useAmountProblem } from '../currency-input/use-amount-problem.ts';
import { percentageMask } from './percentage-edit.ts';

export interface PercentageInputProps extends FieldProps, ValueProps<string> {
  /** Maximum decimals; further digits are refused. @default 2 */
  readonly decimals?: number | undefined;
  /** Minimum percentage. A lower one is raised on blur. @default 0 */
  readonly min?: number | string | undefined;
  /** Maximum percentage. A higher one is replaced by it immediately. @default 100 */
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

const sign = (
  <span className={unitEnd} aria-hidden="true">
    %
  </span>
);

/**
 * A rate in percent, with the rules of amounts. The value is the exact decimal string ('2.9' for 2.9%); '' when empty.
 */
export function PercentageInput(props: PercentageInputProps) {
  const { value, defaultValue, onChange, onBlur, ref, ...rest } = props;
  const { decimals = 2, min = 0, max = 100, allowNegative = false, ...field } = rest;
  const most = toDecimal(max);
  const mask = useMemo(
    () =>
      percentageMask({
        decimals,
        min: toDecimal(min),
        max: most,
        allowNegative,
        output: 'string',
      }),
    [decimals, min, most, allowNegative],
  );
  const { percentageInvalid: invalid } = useFieldMessages();
  const problemOf = useAmountProblem({ prefix: '', decimals, max: most, invalid });
  const { input, problem } = useMaskedInput({
    mask,
    value,
    defaultValue,
    ref,
    onBlur,
    problemOf,
    onEmit: (emitted) => onChange?.(emitted === null ? '' : String(emitted)),
  });
  return (
    <InputField
      {...field}
      {...input}
      ownError={problem}
      inputMode={allowNegative ? 'text' : 'decimal'}
      after={sign}
      isNumeric
    />
  );
}
