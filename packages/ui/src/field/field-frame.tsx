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

/** The live region of a field's error or success text; always there, so that changes are read. */
export function FieldMessage({ wiring }: { readonly wiring: FieldWiring }) {
  return (
    <div className={css.message} id={wiring.messageId} aria-live="polite">
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
