import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { FormSection } from '../form-layout/form-layout.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ZipInput } from '../zip-input/zip-input.tsx';
import * as styles from './address-fields.css.ts';

/** A US address; what is not known is ''. */
export interface Address {
  /** Street and number. */
  readonly line1: string;
  /** Suite, floor or unit; may be empty. */
  readonly line2: string;
  /** Name of the city. */
  readonly city: string;
  /** Two letters: NY. */
  readonly state: string;
  /** Five digits or nine. */
  readonly zip: string;
}

export interface AddressFieldsProps {
  /** Names the group: 'Billing address'. */
  readonly title: string;
  /** What is shown; the program holds it. */
  readonly value: Address;
  /** Called with the whole address. */
  readonly onChange: (address: Address) => void;
  /** The states and territories offered. */
  readonly states: readonly SelectOption[];
  /** What is wrong, by field; shown once the field was left. */
  readonly errors?: Partial<Record<keyof Address, string | undefined>> | undefined;
  /** Before the names of the controls: 'billing' gives 'billing.line1'. @default none */
  readonly name?: string | undefined;
  /** Of all but the second line. @default false */
  readonly isRequired?: boolean | undefined;
  /** Takes no input and is left out of the tab order. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Which of the person's addresses browsers offer. @default neither */
  readonly purpose?: 'billing' | 'shipping' | undefined;
}

/** The fields of a US address as one group, filled in by browsers in one go. */
export function AddressFields(props: AddressFieldsProps) {
  const { title, value, onChange, states, errors = {}, name, purpose, ...rest } = props;
  const { isRequired = false, isDisabled = false } = rest;
  const { addressLabels: labels } = useMessages();
  /** Browsers fill several fields before the parent renders again: each builds on the one before. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const field = (key: keyof Address) => ({
    label: labels[key],
    name: name === undefined ? undefined : `${name}.${key}`,
    value: value[key],
    errorMessage: errors[key],
    isRequired: isRequired && key !== 'line2',
    isDisabled,
    onChange: (text: string) => {
      latest.current = { ...latest.current, [key]: text };
      onChange(latest.current);
    },
  });
  const hint = (token: 'address-line1' | 'address-line2' | 'address-level2') =>
    purpose === undefined ? token : (`${purpose} ${token}` as const);
  return (
    <FormSection title={title} columns={1}>
      <TextField {...field('line1')} autoComplete={hint('address-line1')} maxLength={100} />
      <TextField {...field('line2')} autoComplete={hint('address-line2')} maxLength={100} />
      <div className={styles.place}>
        <TextField {...field('city')} autoComplete={hint('address-level2')} maxLength={60} />
        <Select {...field('state')} options={states} placeholder={labels.chooseState} />
        <ZipInput {...field('zip')} />
      </div>
    </FormSection>
  );
}
