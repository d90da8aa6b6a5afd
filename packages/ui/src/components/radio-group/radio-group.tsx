import { type FocusEvent, type Ref, useCallback, useId, useRef, useState } from 'react';
import { afterPress } from '../../field/after-press.ts';
import { assignRef } from '../../field/assign-ref.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldMessage, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as css from './radio-group.css.ts';

/** An option. */
export interface RadioOption {
  /** Value emitted when chosen. */
  readonly value: string;
  /** Visible label. */
  readonly label: string;
  /** Second line that explains the option. */
  readonly description?: string | undefined;
  /** Disabled: takes no input and leaves the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Side by side, or stacked. */
export type RadioOrientation = 'vertical' | 'horizontal';

export interface RadioGroupProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<string> {
  /** Options, in display order. */
  readonly options: readonly RadioOption[];
  /** Side by side, or stacked. @default 'vertical' */
  readonly orientation?: RadioOrientation | undefined;
  /** The checked radio button, or the first one: the one a form focuses. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few visible choices, as native radio buttons. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, orientation = 'vertical', defaultValue, onChange, onBlur, ref } = props;
  const [own, setOwn] = useState(defaultValue ?? '');
  const value = props.value ?? own;
  const group = useRef<HTMLFieldSetElement>(null);
  const [isTouched, touch] = useTouched(group, props.isTouched);
  const wiring = useField(props, isTouched);
  const generated = useId();
  const { name: _, id, disabled, ...control } = wiring.control;
  const stop = options.some((option) => option.value === value) ? value : options[0]?.value;
  const attach = useCallback((input: HTMLInputElement | null) => assignRef(ref, input), [ref]);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    touch();
    if (onBlur) afterPress(onBlur);
  }

  return (
    <fieldset
      {...control}
      ref={group}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a fieldset of radio buttons is one, and may then say that it is required
      role="radiogroup"
      id={id}
      disabled={disabled}
      className={classNames(fieldCss.root, css.group)}
      data-state={wiring.state}
      data-disabled={props.isDisabled === true || undefined}
      onBlur={leave}
    >
      <legend className={props.isLabelHidden === true ? visuallyHidden : css.legend}>
        {props.label}
        {props.isRequired === true && (
          <span className={fieldCss.required} aria-hidden="true">
            *
          </span>
        )}
        <SuccessMark wiring={wiring} />
      </legend>
      <div className={css.options[orientation]}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              ref={option.value === stop ? attach : undefined}
              type="radio"
              className={css.radio}
              name={props.name ?? generated}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={
                option.description === undefined ? undefined : `${id}-${option.value}`
              }
              onChange={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
            />
            <span>
              {option.label}
              {option.description !== undefined && (
                <span aria-hidden="true" id={`${id}-${option.value}`} className={css.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {props.description !== undefined && (
        <div className={fieldCss.description} id={wiring.descriptionId}>
          {props.description}
        </div>
      )}
      <FieldMessage wiring={wiring} />
    </fieldset>
  );
}
