/** Props shared by all fields, besides the value. */
export interface FieldProps {
  /** Label of the field; always required, see `isLabelHidden` for toolbars. */
  readonly label: string;
  /** Keeps the label for assistive technology only. @default false */
  readonly isLabelHidden?: boolean | undefined;
  /** Help text below the control. */
  readonly description?: string | undefined;
  /** Error of the value; shown once the field is touched. */
  readonly errorMessage?: string | undefined;
  /** Marks a valid value once the field is touched. @default false */
  readonly isSuccess?: boolean | undefined;
  /** Message shown with the success mark; implies `isSuccess`. */
  readonly successMessage?: string | undefined;
  /** Shows the required marker and tells assistive technology. @default false */
  readonly isRequired?: boolean | undefined;
  /** Disabled: takes no input and leaves the tab order. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Read-only: the value can be copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined;
  /**
   * Overrides whether the field counts as touched. By default it does after its first blur, or after its form was
   * submitted.
   */
  readonly isTouched?: boolean | undefined;
  /** Name under which a form submits the value. */
  readonly name?: string | undefined;
  /** Id of the control. @default generated */
  readonly id?: string | undefined;
}

/** The value props of a field: the four that a form library passes. */
export interface ValueProps<Value, Details extends readonly unknown[] = []> {
  /** A value makes the field controlled; an equal one never moves the caret. */
  readonly value?: Value | undefined;
  /** Initial value of an uncontrolled field. */
  readonly defaultValue?: Value | undefined;
  /** Called with every new value. */
  readonly onChange?: ((value: Value, ...details: Details) => void) | undefined;
  /** Called on blur; when a press caused it, once that is released. */
  readonly onBlur?: (() => void) | undefined;
}
