import { formatUsd } from '@payfac/domain/money';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { Found } from '../../../../shared/form/controls/records.tsx';
import { LongText, Text } from '../../../../shared/form/controls/text.tsx';
import { useCategories, useFees } from '../queries.ts';
import type { StepProps } from '../schema.ts';

/** What the business sells, its descriptor, and its fees. */
export function ProcessingStep({ wizard: { Field, form } }: StepProps) {
  const product = useWatch({ control: form.control, name: 'business.spProductId' });
  const categories = useCategories(product);
  const fees = useFees(product);
  return (
    <>
      <FormSection title="Processing">
        <FormWide>
          <Field
            name="processing.mcc"
            as={Found}
            label="Merchant category"
            options={categories}
            placeholder="Search by name or category code"
            isRequired
          />
        </FormWide>
        <Field
          name="processing.billingDescriptor"
          as={Text}
          label="Statement descriptor"
          description="What cardholders see on their statements."
          maxLength={22}
          isRequired
        />
        <Field
          name="processing.website"
          as={Text}
          label="Website"
          type="url"
          placeholder="https://"
        />
        <FormWide>
          <Field
            name="processing.description"
            as={LongText}
            label="Products or services"
            maxLength={500}
            isRequired
          />
        </FormWide>
      </FormSection>
      {fees && (
        <FormSection title="Fees of the product" columns={1}>
          <DescriptionList
            columns={3}
            entries={[
              {
                term: 'Each payment',
                value: `${fees.percentage}% + ${formatUsd(fees.fixed)}`,
              },
              { term: 'Each dispute', value: formatUsd(fees.dispute) },
              {
                term: 'Reserve',
                value: Number(fees.reserve) === 0 ? 'None' : `${fees.reserve}% of each payment`,
              },
            ]}
          />
        </FormSection>
      )}
    </>
  );
}
