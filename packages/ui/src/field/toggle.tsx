import type { ReactNode, Ref } from 'react';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as fieldCss from './field.css.ts';
import { FieldMessage, SuccessMark } from './field-frame.tsx';
import type { FieldProps, ValueProps } from './field-props.ts';
import * as css from './toggle.css.ts';
import { useControl } from './use-control.ts';
import type { FieldWiring } from './use-field.ts';

/** An on/off field. */
export interface ToggleProps extends Omit<FieldProps, 'isReadOnly'>, ValueProps<boolean> {
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A toggle's native checkbox, independent of its drawing; the component defines `onChange`. */
export function useToggle(props: ToggleProps) {
  const { value, defaultValue } = props;
  const { element, attach, wiring, leave } = useControl(props);
  const held = value === undefined ? { defaultChecked: defaultValue } : { checked: value };
  const input = {
    ...wiring.control,
    ...held,
    ref: attach,
    className: css.input,
    type: 'checkbox',
    onBlur: leave,
  } as const;
  return { element, wiring, input };
}

export interface ToggleFrameProps {
  readonly field: ToggleProps;
  readonly wiring: FieldWiring;
  /** The checkbox and its drawing. */
  readonly box: ReactNode;
  /** Description and message, aligned with the label's text rather than the box. */
  readonly below: string;
  /** @default the field's label */
  readonly text?: ReactNode;
}

/** A box with its label, and description and message below the label. */
export function ToggleFrame({ field, wiring, box, below, text = field.label }: ToggleFrameProps) {
  return (
    <div
      className={fieldCss.root}
      data-state={wiring.state}
      data-disabled={field.isDisabled === true || undefined}
    >
      <label className={css.row}>
        {box}
        <span className={field.isLabelHidden === true ? visuallyHidden : css.label}>
          {text}
          {field.isRequired === true && (
            <span className={fieldCss.required} aria-hidden="true">
              *
            </span>
          )}
        </span>
        <SuccessMark wiring={wiring} />
      </label>
      {field.description !== undefined && (
        <div className={classNames(fieldCss.description, below)} id={wiring.descriptionId}>
          {field.description}
        </div>
      )}
      <FieldMessage wiring={wiring} className={below} />
    </div>
  );
}
