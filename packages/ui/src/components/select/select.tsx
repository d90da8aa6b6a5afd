import type { Ref } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { control, icon } from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as css from './select.css.ts';

/** An option. */
export interface SelectOption {
  /** Value emitted when chosen. */
  readonly value: string;
  /** Visible label. */
  readonly label: string;
  /** Disabled: takes no input and leaves the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  /** Group heading. */
  readonly label: string;
  /** Options, in display order. */
  readonly options: readonly SelectOption[];
}

export interface SelectProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<string> {
  /** Options, in display order. */
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is selected; choosing it emits ''. */
  readonly placeholder?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One choice out of a short list, as a native select: with its keyboard, type-ahead and a phone's wheel. For long lists
 * see ComboBox.
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
