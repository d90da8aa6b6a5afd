import type { ReactNode } from 'react';

/**
 * The props that a form gives a control that edits a `V`. `undefined` means 'nothing yet': a cleared phone, date or
 * amount is empty, not invalid, and is left out of the call's body.
 */
export interface ControlProps<V> {
  readonly name: string;
  readonly label: string;
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
  readonly onBlur: () => void;
  /** The element that gets the focus when the field is invalid. */
  readonly ref?: ((element: unknown) => void) | undefined;
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly isTouched?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** A form control, by the type that it edits. */
export type FormControl<P extends ControlProps<never>> = (props: P) => ReactNode;

/** The type that a control edits. */
export type EditedBy<P> = P extends { readonly onChange: (value: infer V) => void }
  ? Exclude<V, undefined>
  : never;

/** Emptied text counts as no value. */
export const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** Marks a control as a choice: its message for a missing value says 'Select', not 'Enter'. */
export const chosenFrom = <C extends object>(control: C): C =>
  Object.assign(control, { isChosenFrom: true });

export const isChosenFrom = (control: object): boolean => 'isChosenFrom' in control;
