import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Zip } from '../../../../shared/form/controls/digits.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import type { FieldComponent } from '../../../../shared/form/field.tsx';
import { StateChoice } from '../choices.tsx';
import type { NewAccount } from '../schema.ts';

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
