import { type Ref, useCallback, useRef } from 'react';
import { assignRef } from '../../field/assign-ref.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldMessage } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './switch.css.ts';

export interface SwitchProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<boolean> {
  /** The change is on its way: a press does nothing until it has arrived. @default false */
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Something that is on or off and takes effect at once. */
export function Switch(props: SwitchProps) {
  const { value, defaultValue, onChange, onBlur, isPending = false, ref } = props;
  const element = useRef<HTMLInputElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched);
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
        <span className={css.track}>
          <input
            {...wiring.control}
            {...held}
            ref={attach}
            className={css.input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is checked
            role="switch"
            aria-busy={isPending || undefined}
            aria-disabled={isPending || undefined}
            onClick={(event) => {
              if (isPending) event.preventDefault();
            }}
            onChange={({ currentTarget }) => {
              if (!isPending) onChange?.(currentTarget.checked);
            }}
            onBlur={() => {
              touch();
              onBlur?.();
            }}
          />
          <span className={css.thumb}>{isPending && <Spinner />}</span>
        </span>
        <span className={props.isLabelHidden === true ? visuallyHidden : css.label}>
          {props.label}
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
