import type { ReactNode, Ref } from 'react';
import { AlertIcon, SuccessIcon } from '../components/icons/index.ts';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as css from './field.css.ts';
import type { FieldProps } from './field-props.ts';
import type { FieldWiring } from './use-field.ts';

export interface FieldFrameProps {
  readonly field: FieldProps;
  readonly wiring: FieldWiring;
  /** Where refused edits are said; only masked inputs need it. */
  readonly noticeRef?: Ref<HTMLOutputElement> | undefined;
  /** The bordered box with the control in it. */
  readonly children: ReactNode;
}

/** Label, required marker, description and message around a control. */
export function FieldFrame({ field, wiring, noticeRef, children }: FieldFrameProps) {
  return (
    <div
      className={css.root}
      data-state={wiring.state}
      data-disabled={field.isDisabled === true || undefined}
      data-readonly={field.isReadOnly === true || undefined}
    >
      <div className={field.isLabelHidden === true ? visuallyHidden : css.labelRow}>
        <label className={css.label} htmlFor={wiring.controlId}>
          {field.label}
          {field.isRequired === true && (
            <span className={css.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
      </div>
      {noticeRef !== undefined && <output className={css.notice} ref={noticeRef} />}
      {children}
      {field.description !== undefined && (
        <div className={css.description} id={wiring.descriptionId}>
          {field.description}
        </div>
      )}
      <FieldMessage wiring={wiring} />
    </div>
  );
}

/** A good value without a sentence about it: a form as well as a color, for those who see none. */
export function SuccessMark({ wiring }: { readonly wiring: FieldWiring }) {
  if (wiring.state !== 'success' || wiring.message !== undefined) return null;
  return (
    <span className={css.successMark}>
      <SuccessIcon className={css.icon} aria-hidden="true" />
    </span>
  );
}

export interface FieldMessageProps {
  readonly wiring: FieldWiring;
  /** Where it stands, if not at the edge of the field. */
  readonly className?: string | undefined;
}

/** The live region of a field's error or success text; always there, so that changes are read. */
export function FieldMessage({ wiring, className }: FieldMessageProps) {
  return (
    <div
      className={className === undefined ? css.message : `${css.message} ${className}`}
      id={wiring.messageId}
      aria-live="polite"
    >
      {wiring.message !== undefined && (
        <>
          {wiring.state === 'error' ? (
            <AlertIcon className={css.messageIcon} aria-hidden="true" />
          ) : (
            <SuccessIcon className={css.messageIcon} aria-hidden="true" />
          )}
          <span>{wiring.message}</span>
        </>
      )}
    </div>
  );
}
