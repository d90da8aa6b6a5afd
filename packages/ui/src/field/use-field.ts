import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

export type FieldState = 'idle' | 'error' | 'success';

/** What a field's control and its frame share. */
export interface FieldWiring {
  readonly controlId: string;
  readonly descriptionId: string;
  readonly messageId: string;
  readonly state: FieldState;
  /** Error or success text to show, if any. */
  readonly message: string | undefined;
  /** Attributes of the control. */
  readonly control: {
    readonly id: string;
    readonly name: string | undefined;
    readonly disabled: boolean | undefined;
    readonly 'aria-required': true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

/**
 * Ids, state and ARIA attributes of a field. `ownError` is an error found by the field itself (a nonexistent date); it
 * is shown immediately and takes precedence over the form's error.
 */
export function useField(props: FieldProps, isTouched: boolean, ownError?: string): FieldWiring {
  const generated = useId();
  const controlId = props.id ?? generated;
  const descriptionId = `${controlId}-description`;
  const messageId = `${controlId}-message`;
  const error = ownError ?? (isTouched ? nonEmpty(props.errorMessage) : undefined);
  const isSuccess =
    isTouched &&
    error === undefined &&
    (props.isSuccess === true || props.successMessage !== undefined);
  const state = error !== undefined ? 'error' : isSuccess ? 'success' : 'idle';
  const message = error ?? (isSuccess ? props.successMessage : undefined);
  const describedBy = [
    props.description === undefined ? '' : descriptionId,
    message === undefined ? '' : messageId,
  ].filter((id) => id !== '');
  return {
    controlId,
    descriptionId,
    messageId,
    state,
    message,
    control: {
      id: controlId,
      name: props.name,
      disabled: props.isDisabled,
      'aria-required': props.isRequired === true ? true : undefined,
      'aria-invalid': state === 'error' ? true : undefined,
      'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
    },
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
