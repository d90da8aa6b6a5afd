import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** What a text-like field of the design system takes from a form. */
export function useControlled<V extends FieldValues>(control: Control<V>, name: FieldPath<V>) {
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    ref: field.ref,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
    isTouched: fieldState.isTouched || fieldState.invalid,
  };
}
