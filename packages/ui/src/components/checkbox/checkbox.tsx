import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { assignRef } from '../../field/assign-ref.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldMessage } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<boolean> {
  /** Neither on nor off, for a box over a list that is partly chosen. @default false */
  readonly isIndeterminate?: boolean | undefined;
  /** Replaces the visible label where it needs a link; `label` stays the name. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One thing to switch on or off with the form it belongs to. */
export function Checkbox(props: CheckboxProps) {
  const { value, defaultValue, onChange, onBlur, isIndeterminate = false, ref } = props;
  const element = useRef<HTMLInputElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched);
  useLayoutEffect(() => {
    if (element.current !== null) element.current.indeterminate = isIndeterminate;
  });
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      element.current = input;
      assignRef(ref, input);
    },
    [ref],
  );
  const held = value === undefined ? { defaultChecked: defaultValue } : { checked: value };
  return (
    <div
      className={fieldCss.root}
      data-state={wiring.state}
      data-disabled={props.isDisabled === true || undefined}
    >
      <label className={css.row}>
        <span className={css.box}>
          <input
            {...wiring.control}
            {...held}
            ref={attach}
            className={css.input}
            type="checkbox"
            aria-label={props.children === undefined ? undefined : props.label}
            onChange={({ currentTarget }) => {
              currentTarget.indeterminate = isIndeterminate;
              onChange?.(currentTarget.checked);
            }}
            onBlur={() => {
              touch();
              onBlur?.();
            }}
          />
          <CheckIcon className={css.check} aria-hidden="true" />
          <MinusIcon className={css.dash} aria-hidden="true" />
        </span>
        <span className={props.isLabelHidden === true ? visuallyHidden : css.label}>
          {props.children ?? props.label}
          {props.isRequired === true && (
            <span className={fieldCss.required} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      {props.description !== undefined && (
        <div className={`${fieldCss.description} ${css.below}`} id={wiring.descriptionId}>
          {props.description}
        </div>
      )}
      <FieldMessage wiring={wiring} />
    </div>
  );
}
