import { FormSection } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { Day, Phone } from '../../../../shared/form/controls/masked.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import { BusinessTypeChoice, IdTypeChoice, numberOf, onFile } from '../choices.tsx';
import { ProductField } from '../product-field.tsx';
import { useOwnershipTypes } from '../queries.ts';
import type { StepProps } from './step-props.ts';

/** Which product it is boarded with, what kind of business it is, and how it is known. */
export function BusinessStep({ wizard: { Field, form }, application }: StepProps) {
  const { control } = form;
  const product = useWatch({ control, name: 'business.spProductId' });
  const taxIdType = useWatch({ control, name: 'business.taxIdType' }) ?? 'EIN';
  const types = useOwnershipTypes(product);
  const known = application?.identity.business;
  return (
    <>
      <FormSection title="Business" description="As registered with the IRS.">
        <ProductField Field={Field} application={application} />
        <Field
          name="business.ownershipType"
          as={BusinessTypeChoice}
          label="Ownership type"
          only={types}
          isRequired
        />
        <Field name="business.legalName" as={Text} label="Legal name" isRequired maxLength={120} />
        <Field name="business.dbaName" as={Text} label="DBA name" isRequired maxLength={120} />
        <Field name="business.taxIdType" as={IdTypeChoice} label="Tax ID type" isRequired />
        <Field
          key={taxIdType}
          name="business.taxId"
          as={numberOf[taxIdType]}
          label="Tax ID"
          isRequired={!known?.taxId}
          description={onFile(known?.taxId)}
        />
        <Field name="business.startedOn" as={Day} label="In business since" />
      </FormSection>
      <FormSection title="Contact">
        <Field name="business.phone" as={Phone} label="Business phone" isRequired />
        <Field
          name="business.email"
          as={Text}
          label="Business email"
          type="email"
          autoComplete="email"
          isRequired
        />
      </FormSection>
    </>
  );
}
