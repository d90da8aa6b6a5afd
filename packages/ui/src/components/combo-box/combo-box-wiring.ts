import * as fieldCss from '../../field/field.css.ts';
import type { FieldProps } from '../../field/field-props.ts';
import type { FieldWiring } from '../../field/use-field.ts';

/**
 * React Aria settings shared by all fields with a list: it opens on focus and says why when empty, any text may be
 * typed (the field decides what it means), and the form reports errors.
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
