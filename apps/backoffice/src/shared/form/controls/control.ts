import type { ReactNode } from 'react';

/**
 * What a form hands to a control that edits a `V`. `undefined` means 'nothing yet': a cleared phone,
 * date or amount is empty, not invalid, and is left out of the call's body.
 */
export interface ControlProps<V> {
  readonly name: string;
  readonly label: string;
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
  readonly onBlur: () => void;
  /** Of the element that takes the focus when the field is wrong. */
  readonly ref?: ((element: unknown) => void) | undefined;
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly isTouched?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** A control of a form, by the type that it edits. */
export type FormControl<P extends ControlProps<never>> = (props: P) => ReactNode;

/** The type that a control edits. */
export type EditedBy<P> = P extends { readonly onChange: (value: infer V) => void }
  ? Exclude<V, undefined>
  : never;

/** Text that a person emptied says nothing. */
export const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** Marks a control that is chosen from: what is missing there is selected, not entered. */
export const chosenFrom = <C extends object>(control: C): C =>
  Object.assign(control, { isChosenFrom: true });

export const isChosenFrom = (control: object): boolean => 'isChosenFrom' in control;
