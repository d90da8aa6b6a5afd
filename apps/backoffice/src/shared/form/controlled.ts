import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { namedProblem } from './missing.ts';

/** The props that a form gives a text-like field of the design system, including its label. */
export function useControlled<V extends FieldValues>(
  control: Control<V>,
  name: FieldPath<V>,
  label: string,
) {
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return {
    name,
    label,
    ref: field.ref,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: message && namedProblem(message, label),
    isTouched: fieldState.isTouched || fieldState.invalid,
  };
}
