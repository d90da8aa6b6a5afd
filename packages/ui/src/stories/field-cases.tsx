import type { ReactNode } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { Case, Cases } from './cases.tsx';

export interface FieldCasesProps {
  /** Renders the field, empty or with a value, in a state. */
  readonly field: (state: Omit<FieldProps, 'label'>, isFilled: boolean) => ReactNode;
  /** False for a checkbox or select, which has no read-only text. @default true */
  readonly hasReadOnly?: boolean;
  /** Cases specific to this field. */
  readonly children?: ReactNode;
}

/** The states common to all fields, side by side. */
export function FieldCases({ field, hasReadOnly = true, children }: FieldCasesProps) {
  const error = { errorMessage: 'This is needed to go on', isTouched: true };
  const success = { successMessage: 'Found in the records', isTouched: true };
  return (
    <Cases>
      <Case label="empty">{field({}, false)}</Case>
      <Case label="filled">{field({}, true)}</Case>
      <Case label="description, required">
        {field({ description: 'As it stands in the contract', isRequired: true }, false)}
      </Case>
      <Case label="error">{field({ ...error, isRequired: true }, false)}</Case>
      <Case label="error, filled">
        {field({ ...error, description: 'As it stands in the contract' }, true)}
      </Case>
      <Case label="success">{field(success, true)}</Case>
      <Case label="success, no message">{field({ isSuccess: true, isTouched: true }, true)}</Case>
      <Case label="disabled, empty">{field({ isDisabled: true }, false)}</Case>
      <Case label="disabled, filled">{field({ isDisabled: true }, true)}</Case>
      {hasReadOnly && <Case label="read-only">{field({ isReadOnly: true }, true)}</Case>}
      <Case label="hidden label">{field({ isLabelHidden: true }, true)}</Case>
      {children}
    </Cases>
  );
}
