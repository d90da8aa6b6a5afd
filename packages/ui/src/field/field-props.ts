/** What every field of the system accepts beside its own value. */
export interface FieldProps {
  /** Names the field; always needed, see `isLabelHidden` for toolbars. */
  readonly label: string;
  /** Keeps the label for assistive technology only. @default false */
  readonly isLabelHidden?: boolean | undefined;
  /** A sentence below the control that helps to fill it in. */
  readonly description?: string | undefined;
  /** What is wrong with the value; shown once the field is touched. */
  readonly errorMessage?: string | undefined;
  /** Marks a good value once the field is touched. @default false */
  readonly isSuccess?: boolean | undefined;
  /** A sentence shown with the success mark; implies `isSuccess`. */
  readonly successMessage?: string | undefined;
  /** Shows the required marker and tells assistive technology. @default false */
  readonly isRequired?: boolean | undefined;
  /** Takes no input and is left out of the tab order. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Shows the value, which can be copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined;
  /**
   * Overrides whether the field counts as touched. By itself it does after it was left once, or
   * after its form was submitted.
   */
  readonly isTouched?: boolean | undefined;
  /** Under which a form sends the value. */
  readonly name?: string | undefined;
  /** Of the control, for links to it. @default generated */
  readonly id?: string | undefined;
}

/** The value side of a field: the four things a form library hands over. */
export interface ValueProps<Value, Details extends readonly unknown[] = []> {
  /** A value makes the field controlled; an equal one never moves the caret. */
  readonly value?: Value | undefined;
  /** The value to begin with; the field then holds its own. */
  readonly defaultValue?: Value | undefined;
  /** Called with every new value. */
  readonly onChange?: ((value: Value, ...details: Details) => void) | undefined;
  /** Called when the field is left. */
  readonly onBlur?: (() => void) | undefined;
}
