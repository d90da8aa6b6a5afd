import {
  businessTypeLabels,
  businessTypes,
  type IdType,
  idTypeLabels,
  idTypes,
  type OfficerTitle,
  officerTitles,
} from '@payfac/domain/accounts';
import { usStateNames, usStates } from '@payfac/domain/contact';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Ein, Ssn, Zip } from '../../../shared/form/controls/digits.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import type { FieldComponent } from '../../../shared/form/field.tsx';
import type { NewAccount } from './schema.ts';

/** Shown verbatim (BOARD-36). */
const titleLabels: Readonly<Record<OfficerTitle, string>> = {
  Owner: 'Owner',
  CEO: 'CEO',
  CFO: 'CFO',
  COO: 'COO',
  President: 'President',
  'Vice President': 'Vice President',
  Director: 'Director',
  Treasurer: 'Treasurer',
  Secretary: 'Secretary',
  'Sole Proprietorship': 'Sole Proprietorship',
  Partner: 'Partner',
  'Member LLC': 'Member LLC',
  Other: 'Other',
};

export const BusinessTypeChoice = choiceOf(businessTypes, businessTypeLabels);
export const IdTypeChoice = choiceOf(idTypes, idTypeLabels);
export const TitleChoice = choiceOf(officerTitles, titleLabels);
const StateChoice = choiceOf(usStates, usStateNames);

const OtherNumber = (props: ControlProps<string>) => <Text {...props} autoComplete="off" />;

/** The control for each type of id number. */
export const numberOf: Readonly<Record<IdType, (props: ControlProps<string>) => ReactNode>> = {
  SSN: Ssn,
  ITIN: Ssn,
  EIN: Ein,
  OTHER: OtherNumber,
};

/** The hint below a number that is already on file. */
export const onFile = (number: string | null | undefined): string | undefined =>
  number ? `On file, ending in ${number.slice(-4)}. Leave empty to keep it.` : undefined;

interface AddressSectionProps {
  readonly Field: FieldComponent<NewAccount>;
  readonly at: 'location' | `owners.people.${number}`;
  readonly title: string;
  readonly description?: string;
}

/** A postal address in the United States. */
export const AddressSection = ({ Field, at, title, description }: AddressSectionProps) => (
  <FormSection title={title} {...(description !== undefined && { description })}>
    <FormWide>
      <Field name={`${at}.street`} as={Text} label="Street" isRequired maxLength={120} />
    </FormWide>
    <Field name={`${at}.unit`} as={Text} label="Suite or unit" maxLength={40} />
    <Field name={`${at}.city`} as={Text} label="City" isRequired maxLength={80} />
    <Field name={`${at}.state`} as={StateChoice} label="State" isRequired />
    <Field name={`${at}.zip`} as={Zip} label="ZIP code" isRequired />
  </FormSection>
);
