import type { ReactNode, Ref } from 'react';
import { AlertIcon, SuccessIcon } from '../components/icons/index.ts';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as css from './field.css.ts';
import type { FieldProps } from './field-props.ts';
import type { FieldWiring } from './use-field.ts';

export interface FieldFrameProps {
  readonly field: FieldProps;
  readonly wiring: FieldWiring;
  /** Live region for refused edits; only masked inputs need it. */
  readonly noticeRef?: Ref<HTMLOutputElement> | undefined;
  /** The bordered box with the control. */
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

/** Success without a message: a shape as well as a color, for users who don't see colors. */
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
  /** Class for a position other than the field's edge. */
  readonly className?: string | undefined;
}

/** Live region of a field's error or success text; always rendered, so that changes are announced. */
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
