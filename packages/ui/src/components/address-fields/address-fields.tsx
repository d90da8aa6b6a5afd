import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { FormSection } from '../form-layout/form-layout.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ZipInput } from '../zip-input/zip-input.tsx';
import * as styles from './address-fields.css.ts';

/** A US address; unknown parts are ''. */
export interface Address {
  /** Street address. */
  readonly line1: string;
  /** Suite, floor or unit; may be empty. */
  readonly line2: string;
  /** City. */
  readonly city: string;
  /** Two-letter state code: NY. */
  readonly state: string;
  /** ZIP code: five or nine digits. */
  readonly zip: string;
}

export interface AddressFieldsProps {
  /** Group label: 'Billing address'. */
  readonly title: string;
  /** Controlled value. */
  readonly value: Address;
  /** Called with the whole address. */
  readonly onChange: (address: Address) => void;
  /** The states and territories offered. */
  readonly states: readonly SelectOption[];
  /** Errors by field; each is shown after its field loses focus. */
  readonly errors?: Partial<Record<keyof Address, string | undefined>> | undefined;
  /** Prefix of the control names: 'billing' gives 'billing.line1'. @default none */
  readonly name?: string | undefined;
  /** Requires all fields except the second line. @default false */
  readonly isRequired?: boolean | undefined;
  /** Disabled: takes no input and leaves the tab order. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Which saved addresses browsers suggest. @default neither */
  readonly purpose?: 'billing' | 'shipping' | undefined;
}

/** The fields of a US address as one group that browsers autofill at once. */
export function AddressFields(props: AddressFieldsProps) {
  const { title, value, onChange, states, errors = {}, name, purpose, ...rest } = props;
  const { isRequired = false, isDisabled = false } = rest;
  const { addressLabels: labels } = useMessages();
  /** Autofill changes several fields before the parent re-renders: each change builds on the last. */
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
