import type { Ref } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { control, icon } from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './select.css.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  /** What is handed over when it is chosen. */
  readonly value: string;
  /** What people read. */
  readonly label: string;
  /** Takes no input and is left out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  /** Heading of the group. */
  readonly label: string;
  /** What can be chosen, in the order shown. */
  readonly options: readonly SelectOption[];
}

export interface SelectProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<string> {
  /** What can be chosen, in the order shown. */
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen; choosing it gives ''. */
  readonly placeholder?: string | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One choice out of a short list, as the browser's own select: its keyboard, its typing ahead and
 * the wheel of a phone. For long lists see ComboBox.
 */
export function Select(props: SelectProps) {
  const { value, defaultValue, onChange, options, placeholder } = props;
  const { attach, wiring, leave } = useControl(props);
  const held = value === undefined ? { defaultValue: defaultValue ?? '' } : { value };
  return (
    <FieldFrame field={props} wiring={wiring}>
      <div className={`${control} ${css.box}`}>
        <select
          {...wiring.control}
          {...held}
          ref={attach}
          className={css.select}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision, as in a dialog
          autoFocus={props.autoFocus}
          {...autoFocusMark(props.autoFocus)}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={leave}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label} className={css.option}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
        <span className={css.end}>
          <SuccessMark wiring={wiring} />
          <ChevronDownIcon className={icon} aria-hidden="true" />
        </span>
      </div>
    </FieldFrame>
  );
}

function optionOf({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled} className={css.option}>
      {label}
    </option>
  );
}
