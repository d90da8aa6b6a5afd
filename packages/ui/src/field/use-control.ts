import { type Ref, useCallback, useRef } from 'react';
import { afterPress } from './after-press.ts';
import { assignRef } from './assign-ref.ts';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { type FormControl, useTouched } from './use-touched.ts';

interface ControlProps<Control> extends FieldProps {
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<Control> | undefined;
}

/**
 * A field and its control: the `wiring`, the `attach` ref, the `element` itself, and the blur handler.
 * @param ownError see `useField`
 */
export function useControl<Control extends FormControl>(
  props: ControlProps<Control>,
  ownError?: string,
) {
  const { onBlur, ref } = props;
  const element = useRef<Control>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched, ownError);
  const attach = useCallback(
    (control: Control | null) => {
      element.current = control;
      assignRef(ref, control);
    },
    [ref],
  );
  function leave(): void {
    touch();
    if (onBlur) afterPress(onBlur);
  }
  return { element, attach, wiring, leave };
}
