import * as fieldCss from '../../field/field.css.ts';
import type { FieldProps } from '../../field/field-props.ts';
import type { FieldWiring } from '../../field/use-field.ts';

/**
 * How every field with a list behaves, as React Aria wants it said: the list opens on focus and when
 * empty says why, any text may be typed (the field decides what it means), and what is wrong with a
 * value is the form's to say.
 */
export function comboBoxWiring(field: FieldProps, { state, control }: FieldWiring) {
  const { isDisabled = false, isReadOnly = false, isRequired = false } = field;
  const describedBy = control['aria-describedby'];
  return {
    className: fieldCss.root,
    'data-state': state,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isReadOnly || undefined,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    menuTrigger: 'focus',
    allowsEmptyCollection: true,
    allowsCustomValue: true,
    isDisabled,
    isReadOnly,
    isRequired,
    isInvalid: state === 'error',
    validationBehavior: 'aria',
  } as const;
}
