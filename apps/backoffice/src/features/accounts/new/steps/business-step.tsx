import { can } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { OneOf } from '../../../../shared/form/controls/choices.tsx';
import { Day, Phone } from '../../../../shared/form/controls/masked.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import type { FieldComponent } from '../../../../shared/form/field.tsx';
import { laterPart } from '../../../../shared/later/later-part.ts';
import { useHolder } from '../../../../shared/session/session.ts';
import { AddressSection, BusinessTypeChoice, IdTypeChoice, numberOf, onFile } from '../choices.tsx';
import { useFewProducts, useOwnershipTypes, useOwnProducts } from '../queries.ts';
import type { NewAccount, StepProps } from '../schema.ts';

/** Users with many products search by name. */
const ProductSearch = laterPart(async () => (await import('../product-search.tsx')).ProductSearch);

interface ProductFieldProps {
  readonly Field: FieldComponent<NewAccount>;
  readonly application: Application | undefined;
}

/** The product that boards the merchant; it can't change once the application exists. */
function ProductField({ Field, application }: ProductFieldProps) {
  const readsProducts = can(useHolder(), 'sidebar.products');
  const few = useFewProducts(readsProducts && !application);
  const own = useOwnProducts(!readsProducts && !application);
  const options = application
    ? [{ value: application.spProductId, label: application.spProductName }]
    : (own ?? few);
  return (
    <FormWide>
      {options === 'many' ? (
        <Suspense>
          <ProductSearch Field={Field} />
        </Suspense>
      ) : (
        <Field
          name="business.spProductId"
          as={OneOf}
          label="Product"
          options={options}
          isReadOnly={application !== undefined}
          isRequired
        />
      )}
    </FormWide>
  );
}

/** The product, the kind of business, and its names. */
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

/** The business's address. */
export const LocationStep = ({ wizard: { Field } }: StepProps) => (
  <AddressSection
    Field={Field}
    at="location"
    title="Location"
    description="Where the business operates, not a PO box."
  />
);
